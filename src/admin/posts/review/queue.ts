import { z } from "zod";
import { addressFilter, pageNumber } from "@/admin/shared/address-filter";
import type { Clinician, ReviewState, TextState } from "@/data/staff/text-reviews";

/** The lists of texts. A text that was sent back waits for its editors, and is in no clinician's list. */
export const QUEUES = ["asked", "changed", "unread"] as const;
export type Queue = (typeof QUEUES)[number];

const QUEUE_OF: Readonly<Partial<Record<ReviewState, Queue>>> = {
  asked: "asked",
  changed: "changed",
  due: "changed",
  never: "unread",
};

export const TEXTS_PER_PAGE = 50;

/** State of the address of a text that comes after a decision, and of the list after the last one: what is new there takes the focus. */
export const NEXT = "next";
export const ALL_READ = "all-read";

export const queueFilter = addressFilter(
  z.object({ what: z.enum(QUEUES).catch("asked"), page: pageNumber }),
  ["what"],
);

/** Whether a text is for somebody who reads some languages; without a licence for nobody else, so that all are shown. */
const isReadBy = ({ lang }: TextState, own: Clinician | null): boolean =>
  own === null || own.languages.includes(lang);

/** Whether it was sent to somebody else by name. */
export const isOthers = ({ asked_of: of }: TextState, own: Clinician | null): boolean =>
  of !== null && of !== own?.author_id;

/** The texts of each list for a person, in the order in which they are read: what was sent to others comes last. */
export function queuesOf(
  texts: readonly TextState[],
  own: Clinician | null,
): Readonly<Record<Queue, readonly TextState[]>> {
  const queues: Record<Queue, TextState[]> = { asked: [], changed: [], unread: [] };
  for (const text of texts) {
    const queue = QUEUE_OF[text.state];
    if (queue && isReadBy(text, own)) queues[queue].push(text);
  }
  const { asked } = queues;
  return {
    ...queues,
    asked: [...asked.filter((text) => !isOthers(text, own)), ...asked.filter((text) => isOthers(text, own))],
  };
}

const isSame = (one: TextState, { post_id: id, lang }: Pick<TextState, "post_id" | "lang">): boolean =>
  one.post_id === id && one.lang === lang;

/** The text that is read after this one; undefined when it was the last that waits for this person. */
export function nextText(
  texts: readonly TextState[],
  here: Pick<TextState, "post_id" | "lang">,
  own: Clinician | null,
): TextState | undefined {
  const queues = queuesOf(texts, own);
  const queue = QUEUES.find((name) => queues[name].some((text) => isSame(text, here))) ?? "asked";
  const list = queues[queue];
  const place = list.findIndex((text) => isSame(text, here));
  const isNext = (text: TextState) =>
    !isSame(text, here) && !isOthers(text, own) && text.is_current !== false;
  return list.slice(place + 1).find(isNext) ?? list.find(isNext);
}
