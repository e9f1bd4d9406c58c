export interface JsonProblem {
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

const SPACE = /[ \t\n\r]*/y;
const LITERAL = /(?:true|false|null)(?![\w$])|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
// Control characters must be escaped, but for the few that are beyond ASCII.
const STRING_START = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy;
const QUOTE = /"/y;

/** Reads the text as the grammar has it, without recursion, so that no depth of brackets is too deep. */
function wrongOffset(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? "";
    at += found.length;
    return found !== "";
  };
  const sees = (sign: string): boolean => {
    take(SPACE);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  /** Stops inside a string that does not end where it should. */
  const takeString = (): boolean => take(STRING_START) && take(QUOTE);
  const takeKey = (): boolean => {
    take(SPACE);
    return takeString() && sees(":");
  };

  const open: ("}" | "]")[] = [];
  for (;;) {
    take(SPACE);
    // A value.
    if (text[at] === "{" || text[at] === "[") {
      const end = text[at] === "{" ? "}" : "]";
      at += 1;
      if (!sees(end)) {
        open.push(end);
        if (end === "}" && !takeKey()) return at;
        continue;
      }
    } else if (!(text[at] === '"' ? takeString() : take(LITERAL))) return at;
    // What may follow it: ends of what is open, a comma and the next value, or nothing.
    for (;;) {
      const end = open.at(-1);
      if (end === undefined) {
        take(SPACE);
        return at;
      }
      if (sees(end)) {
        open.pop();
        continue;
      }
      if (!sees(",") || (end === "}" && !takeKey())) return at;
      break;
    }
  }
}
