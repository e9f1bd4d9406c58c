import { parse, type ParseError } from "jsonc-parser";
import type { schemasTexts } from "@/words/admin/schemas";
import { jsonText } from "./schema-samples";

const MAX_BYTES = 50_000;
const MAX_LEVELS = 20;

/** What is wrong with a text as structured data; undefined when it can be stored. */
export function dataProblem(text: string, texts: (typeof schemasTexts)["en"]): string | undefined {
  const problem = jsonProblem(text);
  if (problem) return `${texts.invalidJson}: ${texts.invalidAt(problem.line, problem.column)}`;
  const data: unknown = JSON.parse(text);
  if (typeof data !== "object" || data === null) return texts.errors.notObject;
  if (isDeeper(data, MAX_LEVELS)) return texts.errors.tooDeep;
  // The database writes spaces behind colons and commas; so does this, more of them.
  if (new TextEncoder().encode(jsonText(data)).length > MAX_BYTES) return texts.errors.tooLarge;
  if (JSON.stringify(data).includes(String.raw`\u0000`)) return texts.errors.zeroCharacter;
  return undefined;
}

/** Whether lists and objects are inside one another more than so many times. It looks no deeper than that itself. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

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
