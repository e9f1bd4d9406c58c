import { FACT_NAMES } from "@domain/fact-names";
import type { Locale } from "@/config/locales";
import { serviceTitle } from "@/content/service-titles";
import type { Entry } from "@/data/staff/changes";
import { adminPaths } from "../shared/admin-paths";
import type { TextsOf } from "@/i18n/widen";
import type { dashboardTexts } from "@/words/admin/dashboard";

type Texts = TextsOf<typeof dashboardTexts>;

/** A piece of a sentence: words, the person, or the name of the thing. */
export interface SentencePart {
  kind: "words" | "who" | "what";
  text: string;
}

// Placeholders for the person and the object until the sentence is split: neither occurs in any text.
const WHO = "\uE000";
const WHAT = "\uE001";

const isKey = <Key extends string>(map: Record<Key, unknown>, key: string): key is Key =>
  Object.hasOwn(map, key);

/** What an entry is about, and what was done to it. */
export type Activity = Pick<Entry, "actor" | "action" | "entity" | "subject" | "label">;

/** What was done, as a whole sentence of the person's language, in pieces of which two can be shown in their own way. */
export function sentenceOf(activity: Activity, texts: Texts, locale: Locale): SentencePart[] {
  const { actor: who, entity } = activity;
  const action = isKey(texts.did, activity.action) ? activity.action : "updated";
  const thing =
    action === "moved" && isKey(texts.lists, entity)
      ? texts.lists[entity]
      : texts.things[isKey(texts.things, entity) ? entity : "unknown"](WHAT);
  const sentence = who ? texts.did[action](WHO, thing) : capitalized(texts.happened[action](thing));
  return sentence
    .split(new RegExp(`(${WHO}|${WHAT})`))
    .filter((text) => text !== "")
    .map((text) => {
      if (text === WHO) return { kind: "who", text: who ?? "" };
      if (text === WHAT) return { kind: "what", text: nameOf(activity, texts, locale) };
      return { kind: "words", text };
    });
}

function nameOf({ entity, label, subject }: Activity, texts: Texts, locale: Locale): string {
  if (entity.endsWith("_settings")) return texts.settings;
  // A lead is about a service, or about none yet, and has no name.
  if (entity === "lead")
    return label === "" ? texts.withoutService : texts.quoted(serviceTitle(label)?.[locale] ?? label);
  const named = entity === "business_fact" && isKey(FACT_NAMES, label) ? FACT_NAMES[label][locale] : label;
  return texts.quoted(named || subject);
}

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const PATHS = {
  author: adminPaths.authors,
  business_fact: adminPaths.facts,
  permit: adminPaths.facts,
  campaign_cost: adminPaths.costs,
  service: adminPaths.services,
  location: adminPaths.locations,
  review: adminPaths.reviews,
  url_redirect: adminPaths.redirects,
  campaign_link: adminPaths.links,
  page_schema: adminPaths.schemas,
  editorial_calendar: adminPaths.calendar,
  media: adminPaths.media,
  lead: adminPaths.leads,
  lead_option: adminPaths.leadOptions,
  conversion_export: adminPaths.conversions,
};

/** Where the thing can be looked at; undefined when it is gone or has no page. */
export function pathOf({
  action,
  entity,
  subject,
}: Pick<Activity, "action" | "entity" | "subject">): string | undefined {
  if (entity.endsWith("_settings")) return adminPaths.settings;
  if (action === "deleted") return undefined;
  return entity === "blog_post" ? adminPaths.post(subject) : isKey(PATHS, entity) ? PATHS[entity] : undefined;
}

/** The sentence in one piece, for what is read out. */
export const sentenceText = (activity: Activity, texts: Texts, locale: Locale): string =>
  sentenceOf(activity, texts, locale)
    .map(({ text }) => text)
    .join("");
