import type { ApiLayer } from "../handler";

const QUOTED = /(?:\.(i?)like\.)?"((?:[^"\\]|\\.)*)"/g;

// Characters that mean something in a regular expression, and those that a quoted value would have to escape.
const SPECIAL = new Map([
  ["^", "[[.circumflex.]]"],
  ["\\", "[[.backslash.]]"],
  ['"', "[[.quotation-mark.]]"],
  ...Array.from("$.*+?()[]{}|", (character) => [character, `[${character}]`] as const),
]);

/**
 * In `or(…)` and `and(…)` a pattern with a comma or a bracket stands in quotes. The library looks for the quotes too, and
 * finds nothing; it does understand them around a regular expression, so the pattern is given as one.
 */
export const quotedPatterns: ApiLayer = (next) => async (request, context) => {
  if (!/like\.(?:"|%22)/.test(request.url)) return next(request, context);
  const url = new URL(request.url);
  let hasChanged = false;
  for (const [name, value] of new URLSearchParams(url.search)) {
    if (!/(?:^|\.)(?:or|and)$/.test(name)) continue;
    const mended = mendQuotedPatterns(value);
    if (mended === value) continue;
    url.searchParams.set(name, mended);
    hasChanged = true;
  }
  if (!hasChanged) return next(request, context);
  const { method, headers } = request;
  const body = request.body === null ? undefined : await request.arrayBuffer();
  return next(new Request(url, { method, headers, body }), context);
};

export function mendQuotedPatterns(filter: string): string {
  return filter.replaceAll(QUOTED, (whole, caseless: string | undefined, quoted: string) =>
    caseless === undefined
      ? whole
      : `.${caseless}match."${regularExpression(quoted.replaceAll(/\\(.)/g, "$1"))}"`,
  );
}

/** `%` and `*` stand for anything, `_` for one character, a backslash takes the meaning of the next. */
function regularExpression(pattern: string): string {
  const body = pattern.replaceAll(/\\(.)|[%*]|_|[^]/gu, (character, escaped: string | undefined) => {
    if (escaped !== undefined) return literal(escaped);
    if (character === "%" || character === "*") return ".*";
    return character === "_" ? "." : literal(character);
  });
  return `^${body}$`;
}

function literal(character: string): string {
  return SPECIAL.get(character) ?? character;
}
