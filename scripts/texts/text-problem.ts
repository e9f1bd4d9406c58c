import { StackError } from "../local/failure.ts";

/** What is wrong with a text, for the person who has just edited it. */
export interface TextProblem {
  /** The file, from the project's folder. */
  file: string;
  line: number;
  /** Where in the file, in words: `faqs, entry 3, answer`. */
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
