import { diffArrays } from "diff";
import type { TextPart } from "@/components/patterns/markdown/text-parts";

/** How a paragraph differs from the text before; of a changed one with its words then. */
type Change = { kind: "added" } | { kind: "changed"; before: string };

type Compared =
  | { kind: "removed"; words: string }
  | { kind: "shown"; part: TextPart; number: number; change: Change | undefined };

/** `place` names it among those of its comparison. */
export type ComparedPart = Compared & { place: number };

/** The paragraphs of a text beside those of an earlier one: new, changed and removed ones. */
export const compareParts = (
  before: readonly TextPart[] | undefined,
  after: readonly TextPart[],
): ComparedPart[] =>
  (before ? compare(before, after) : after.map((part, index) => shown(part, index + 1))).map(
    (part, place) => ({
      ...part,
      place,
    }),
  );

function compare(before: readonly TextPart[], after: readonly TextPart[]): Compared[] {
  const compared: Compared[] = [];
  let gone: TextPart[] = [];
  let number = 0;
  const close = () => {
    compared.push(...gone.map(({ words }) => ({ kind: "removed" as const, words })));
    gone = [];
  };
  const [keys, oldKeys] = [after.map(keyOf), before.map(keyOf)];
  let old = 0;
  for (const { value, added, removed } of diffArrays(oldKeys, keys)) {
    if (removed) {
      gone.push(...before.slice(old, old + value.length));
      old += value.length;
      continue;
    }
    const news = after.slice(number, number + value.length);
    if (!added) close();
    for (const part of news) {
      number += 1;
      // A paragraph in the place of another is that paragraph with other words.
      const [former] = gone;
      const isSamePlace = added && former?.kind === part.kind;
      if (isSamePlace) gone = gone.slice(1);
      const change: Change = isSamePlace ? { kind: "changed", before: former.words } : { kind: "added" };
      compared.push(shown(part, number, added ? change : undefined));
    }
    if (added) close();
    else old += value.length;
  }
  close();
  return compared;
}

const shown = (part: TextPart, number: number, change?: Change): Compared => ({
  kind: "shown",
  part,
  number,
  change,
});

/** The same for two paragraphs that readers see alike. A heading's id follows its words. */
const keyOf = (part: TextPart): string => {
  if (part.kind === "question") return JSON.stringify([part.question, part.answer]);
  return JSON.stringify(part.kind === "body" ? part.node : [part.kind, part.words]);
};
