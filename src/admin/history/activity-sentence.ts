import type { Locale } from "@/config/locales";
import type { Entry } from "@/data/staff/changes";
import { entities, isEntity, entityNames } from "../entities";
import type { TextsOf } from "@/i18n/widen";
import type { dashboardTexts } from "@/texts/admin/dashboard";

type Texts = TextsOf<typeof dashboardTexts>;

/** A part of a sentence: words, the person, or the name of the row. */
export interface SentencePart {
  kind: "words" | "who" | "what";
  text: string;
}

// Placeholders for the person and the object until the sentence is split: neither occurs in any text.
const WHO = "\uE000";
const WHAT = "\uE001";

const isKey = <Key extends string>(map: Record<Key, unknown>, key: string): key is Key =>
  Object.hasOwn(map, key);

/** The part of an entry that its sentence needs. */
export type Activity = Pick<Entry, "actor" | "action" | "entity" | "subject" | "label">;

/** The change as a whole sentence in the person's language, in parts, two of which can be rendered differently. */
export function sentenceOf(activity: Activity, texts: Texts, locale: Locale): SentencePart[] {
  const { actor: who, entity, label, subject } = activity;
  const action = isKey(texts.did, activity.action) ? activity.action : "updated";
  const { one, order, nameless } = entityNames(entity, locale);
  const { nameIn = () => label } = isEntity(entity) ? entities[entity] : {};
  const name = nameIn(label, locale);
  const named = action === "moved" && order !== undefined ? order : one(WHAT);
  const what = name === "" && nameless !== undefined ? nameless : texts.quoted(name || subject);
  const sentence = who ? texts.did[action](WHO, named) : capitalized(texts.happened[action](named));
  return sentence
    .split(new RegExp(`(${WHO}|${WHAT})`))
    .filter((text) => text !== "")
    .map((text) => {
      if (text === WHO) return { kind: "who", text: who ?? "" };
      if (text === WHAT) return { kind: "what", text: what };
      return { kind: "words", text };
    });
}

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The page of the entry's row; undefined when the row is gone or has no page. */
export function pathOf({
  action,
  entity,
  subject,
}: Pick<Activity, "action" | "entity" | "subject">): string | undefined {
  if (action === "deleted" || !isEntity(entity)) return undefined;
  const { page } = entities[entity];
  return typeof page === "function" ? page(subject) : page;
}

/** The sentence in one piece, for screen readers. */
export const sentenceText = (activity: Activity, texts: Texts, locale: Locale): string =>
  sentenceOf(activity, texts, locale)
    .map(({ text }) => text)
    .join("");
