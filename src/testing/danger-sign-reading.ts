import type { Advice, DangerSignId } from "@domain/triage";
import { GIVEN, NAMED } from "./danger-sign-words";
import { remembered } from "./remembered";

interface Unit {
  text: string;
  line: number;
  /** The text above: the heading, and the line before a list. */
  above: readonly string[];
}

/** The sentences of a text, each below its heading and, in a list, below the line that the list follows. */
export const unitsOf = remembered((text: string): readonly Unit[] => {
  let heading = "";
  let lead = "";
  return text.split("\n").flatMap((line, number) => {
    if (/^\s*#{2,3} /.test(line)) {
      heading = line;
      lead = "";
      return [];
    }
    // Questions of an article come after its text, below no heading.
    if (line.includes("$md$")) heading = lead = "";
    const isItem = /^\s*(?:-|\d+\.) /.test(line);
    if (!isItem && line.trim() !== "") lead = line;
    const above = isItem && /[:،]\s*$/.test(lead) ? [lead, heading] : [heading];
    return line.split(/(?<=[.;؛!?؟])\s+|(?<=\d)\s؛/).map((sentence) => ({
      text: sentence,
      line: number,
      above,
    }));
  });
});

/** With its doubled letters marked or not: texts write both. */
export const says = (text: string, pattern: RegExp): boolean =>
  pattern.test(text) || (text.includes("\u0651") && pattern.test(text.replaceAll("\u0651", "")));

/** The most urgent first. */
export const advices = Object.keys(GIVEN) as Advice[];

export const adviceIn = remembered((text): readonly Advice[] =>
  advices.filter((advice) => says(text, GIVEN[advice])),
);

export const signsIn = remembered((text): readonly DangerSignId[] =>
  (Object.keys(NAMED) as DangerSignId[]).filter((id) => says(text, NAMED[id])),
);
