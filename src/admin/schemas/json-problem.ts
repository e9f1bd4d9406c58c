import { parse, type ParseError } from "jsonc-parser";

interface JsonProblem {
  line: number;
  column: number;
}

/** Where a text stops being JSON, or undefined when it is JSON. Browsers say it each in another way, or not at all. */
export function jsonProblem(text: string): JsonProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const before = text.slice(0, wrongOffset(text));
    const lines = before.split("\n");
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}

function wrongOffset(text: string): number {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Brackets deeper than the call stack: they are not closed at the end.
  }
  return errors[0]?.offset ?? text.length;
}
