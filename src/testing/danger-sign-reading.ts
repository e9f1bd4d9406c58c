import type { Advice, DangerSignId } from "@domain/triage";
import { GIVEN, NAMED } from "./danger-sign-words";
import { remembered } from "./remembered";

interface Unit {
  text: string;
  line: number;
  /** The text above the unit: the heading, and the line before a list. */
  above: readonly string[];
}

/** The sentences of a text, each with the heading above it and, in a list, the line before the list. */
export const unitsOf = remembered((text: string): readonly Unit[] => {
  let heading = "";
  let lead = "";
  return text.split("\n").flatMap((line, number) => {
    if (/^\s*#{2,3} /.test(line)) {
      heading = line;
      lead = "";
      return [];
    }
    // An article's questions come after its text, below no heading.
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

/** Matches with doubled letters marked or not: texts use both spellings. */
export const says = (text: string, pattern: RegExp): boolean =>
  pattern.test(text) || (text.includes("\u0651") && pattern.test(text.replaceAll("\u0651", "")));

/** From the most urgent to the least. */
export const advices = Object.keys(GIVEN) as Advice[];

export const adviceIn = remembered((text): readonly Advice[] =>
  advices.filter((advice) => says(text, GIVEN[advice])),
);

export const signsIn = remembered((text): readonly DangerSignId[] =>
  (Object.keys(NAMED) as DangerSignId[]).filter((id) => says(text, NAMED[id])),
);
