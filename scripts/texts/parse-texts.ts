import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import { StackError } from "../local/failure.ts";

/** A problem of a text, for the person who has just edited it. */
export interface TextProblem {
  /** The file, relative to the project's folder. */
  file: string;
  line: number;
  /** The place in the file, in words: `faqs, entry 3, answer`. */
  place: string;
  /** A sentence. */
  text: string;
}

const describeProblem = ({ file, line, place, text }: TextProblem): string =>
  `${file}:${line}${place && ` (${place})`}: ${text}`;

export class TextError extends StackError {
  readonly problems: readonly TextProblem[];

  constructor(problems: readonly TextProblem[]) {
    super(problems.map(describeProblem).join("\n"));
    this.problems = problems;
  }
}

type Path = readonly PropertyKey[];

/** The content of a file, with the line of each place in it. */
export interface ParsedTexts<Value> {
  value: Value;
  problemAt: (path: Path, text: string) => TextProblem;
}

/**
 * Reads a YAML file and checks it against its schema.
 * @throws {TextError} with every problem, by line
 */
export function parseTexts<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): ParsedTexts<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  if (document.errors.length > 0) {
    throw new TextError(
      document.errors.map(({ code, message, pos }) => ({
        file,
        line: lineAt(pos[0]),
        place: "",
        text: SYNTAX[code] ?? `This is not valid YAML: ${message}`,
      })),
    );
  }
  const problemAt = (path: Path, text: string): TextProblem => ({
    file,
    line: lineAt(startOf(document.contents, path)),
    place: inWords(path),
    text,
  });
  const { data, error } = schema.safeParse(document.toJS(), { reportInput: true });
  if (error) {
    const issues = error.issues.flatMap(ofChosenForm);
    throw new TextError(issues.map((issue) => problemAt(issue.path, sentenceFor(issue))));
  }
  return { value: data, problemAt };
}

const COLON = "A text with a colon and a space in it begins on the next line, below “>-”.";
const MARK = "A text that begins with a brace, a quote or another mark begins on the next line, below “>-”.";
const SYNTAX: Readonly<Record<string, string>> = {
  UNEXPECTED_TOKEN: MARK,
  BAD_SCALAR_START: MARK,
  BLOCK_AS_IMPLICIT_KEY: COLON,
  MULTILINE_IMPLICIT_KEY: COLON,
  DUPLICATE_KEY: "This name is here a second time.",
  BAD_INDENT: "This line is not as far to the right as the others of its kind.",
  TAB_AS_INDENT: "This line begins with a tab. Use spaces.",
};

/** The start of the value at the path, or of the closest existing value around it. */
function startOf(root: Node | null, path: Path): number {
  let node: unknown = root;
  let start = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      start = isScalar(pair.key) ? (pair.key.range?.[0] ?? start) : start;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      start = (node as Node | undefined)?.range?.[0] ?? start;
    } else break;
  }
  return start;
}

const inWords = (path: Path): string =>
  path.map((key) => (typeof key === "number" ? `entry ${key + 1}` : String(key))).join(", ");

/** Of a name or a list, the problem of the form that was started. */
function ofChosenForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const form = typeof issue.input === "string" ? issue.errors.at(0) : issue.errors.at(-1);
  return (form ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const LANGUAGES: Readonly<Record<string, string>> = { en: "The English text", ar: "The Arabic text" };

function sentenceFor(issue: z.core.$ZodIssue): string {
  const name = String(issue.path.at(-1) ?? "");
  const subject = LANGUAGES[name] ?? `“${name}”`;
  switch (issue.code) {
    case "invalid_type": {
      const { input, expected } = issue;
      if (input === undefined || input === null) return `${subject} is missing.`;
      // YAML reads some words as other values: 998 is a number, and "yes" alone is true.
      const needsQuotes = expected === "string" && typeof input !== "object";
      const advice = needsQuotes ? ` Put quotes around it: "${JSON.stringify(input)}".` : "";
      return `${subject} has to be ${KINDS[expected] ?? expected}.${advice}`;
    }
    case "unrecognized_keys":
      return `There is no such field: ${issue.keys.join(", ")}. Is it misspelt?`;
    case "invalid_value":
      return `${subject} has to be one of: ${issue.values.map(String).join(", ")}.`;
    case "too_small":
      return issue.origin === "string" ? `${subject} is empty.` : `${subject} needs ${count(issue)} entries.`;
    case "too_big":
      return `${subject} may have ${count(issue)} entries.`;
    default:
      return issue.message;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  array: "a list",
  object: "a group of fields",
  boolean: "true or false",
};

const count = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string => {
  const [limit, words] =
    issue.code === "too_small" ? [issue.minimum, "at least"] : [issue.maximum, "at most"];
  return `${issue.exact ? "exactly" : words} ${limit}`;
};
