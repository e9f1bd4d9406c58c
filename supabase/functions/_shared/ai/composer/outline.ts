import type { Locale, Localized } from "../../domain/locales.ts";
import { serviceNames } from "../../domain/service-names.ts";
import { wordsOf } from "../../domain/text-blocks.ts";
import { adviceListOn, type DangerSignId } from "../../domain/triage.ts";
import type { Topic } from "../topics.ts";
import { type Chapter, kindOf } from "./kinds.ts";
import { writerTexts } from "./texts.generated.ts";

/** The seed of the selections: with another number every topic gets other ones. */
const DEAL = 230;
/** The part of the available texts that an article uses. */
const TAKEN = {
  prose: 1,
  ownChapters: 3,
  subsections: 1,
  tips: 4,
  ownQuestions: 2,
  generalQuestions: 3,
} as const;
/** Chapters of other kinds are added until an article has this number of words. */
const WORDS = 1545;

interface Question {
  q: Localized;
  a: Localized;
}

/**
 * The outline of an article on a topic: its sections, examples and questions, in their order. The topic decides it, so the same
 * topic always gives the same outline, and two topics of one service differ. Both languages get the same selection; Arabic
 * needs fewer words, so it continues for another section or two.
 * @returns the paragraphs and sections of the body in their order, and the questions, with their placeholders unfilled
 */
export function outlineOf(topic: Topic, locale: Locale) {
  const { intros, infographic, sections, chapters, faq, general } = kindOf(topic.service);
  const { groupHeadings, practical, areas, bookings, closings, faq: generalFaq } = writerTexts.everyArticle;
  const chance = chanceOf(`${DEAL} ${topic.service} ${topic.title_en.toLowerCase()}`);
  const suited = (from: readonly Chapter[]) =>
    suitedFirst(chance.shuffled(from), topic).map((chapter) => withTips(chapter, chance));

  const parts = sections.map(split);
  const [opening, ...own] = chance.shuffled([
    ...chance
      .shuffled(parts)
      .slice(0, TAKEN.prose)
      .map(({ section }) => section),
    ...suited(chapters).slice(0, TAKEN.ownChapters),
  ]);
  const beginning = [
    chance.one<Localized>(intros),
    ...notesOn(topic),
    ...(opening ? [opening] : []),
    inBoth((language) => `[INFOGRAPHIC: ${infographic[language]}]`),
    emergency(chance),
  ];
  const ending = [chance.one(areas), chance.one(bookings), inBoth(() => PRICE), chance.one(closings)];
  const questions = chance.shuffled([
    ...chance.shuffled<Question>(faq).slice(0, TAKEN.ownQuestions),
    ...chance.shuffled<Question>(generalFaq).slice(0, TAKEN.generalQuestions),
  ]);
  const more = [
    ...chance
      .shuffled(parts.flatMap(({ subsection }) => (subsection ? [subsection] : [])))
      .slice(0, TAKEN.subsections),
    ...[...suited(general), ...practical].map(lowered),
  ];

  const read = (texts: readonly Localized[]) => texts.map((text) => text[locale]);
  const asked = questions.map(({ q, a }) => ({ q: q[locale], a: a[locale] }));
  const middle = [...read(own), ...read([chance.one(groupHeadings)])];
  const length = () =>
    [...read(beginning), ...middle, ...read(ending), ...asked.flatMap(({ q, a }) => [q, a])].reduce(
      (sum, text) => sum + wordsOf(text).length,
      0,
    );
  for (const section of read(more)) {
    if (length() >= WORDS) break;
    middle.push(section);
  }
  return { body: [...read(beginning), ...middle, ...read(ending)], faq: asked };
}

/** The position of the sentence with the price, if there is one. */
export const PRICE = "{price}";

const inBoth = (text: (locale: Locale) => string): Localized => ({ en: text("en"), ar: text("ar") });

/** Splits a section before its first heading of level 3. */
function split(whole: Localized): { section: Localized; subsection: Localized | null } {
  const parts = (locale: Locale) => whole[locale].split(/\n\n(?=### )/);
  return {
    section: inBoth((locale) => parts(locale)[0] ?? ""),
    subsection: parts("en").length > 1 ? inBoth((locale) => parts(locale).slice(1).join("\n\n")) : null,
  };
}

/** A section as a subsection: its headings are one level lower. */
const lowered = (section: Localized): Localized => inBoth((locale) => `#${section[locale]}`);

/**
 * Sorts chapters about the topic before those that only suit the service. The words of the service's name do not count, because
 * they distinguish none of its topics.
 */
function suitedFirst(chapters: readonly Chapter[], { title_en, service }: Topic): Chapter[] {
  const ofService = new Set(wordsOf((serviceNames[service]?.en ?? "").toLowerCase()));
  const own = wordsOf(title_en.toLowerCase())
    .filter((word) => !ofService.has(word))
    .join(" ");
  return chapters.toSorted((one, other) => Number(isAbout(other, own)) - Number(isAbout(one, own)));
}

const isAbout = ({ about }: Chapter, words: string): boolean =>
  about !== undefined && new RegExp(about, "i").test(words);

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

function withTips({ heading, lead, tips }: Chapter, chance: Chance): Localized {
  const chosen = chance.shuffled(tips).slice(0, TAKEN.tips);
  return inBoth(
    (locale) => `## ${heading[locale]}\n\n${lead[locale]}\n\n${list(chosen.map((tip) => tip[locale]))}`,
  );
}

function emergency(chance: Chance): Localized {
  const { frames, signs } = writerTexts.emergency;
  const [frame] = chance.shuffled(frames);
  if (!frame) throw new Error("There is no frame for the emergency signs.");
  const named = chance.shuffled(signs).map((wordings) => chance.one<Localized>(wordings));
  return inBoth(
    (locale) =>
      `## ${frame.heading[locale]}\n\n${frame.lead[locale]}\n\n${list(named.map((sign) => sign[locale]))}\n\n${frame.end[locale]}`,
  );
}

const NEWBORN = /newborn|postnatal/i;

/** The article's texts about its own topic, beside those about the service; at most one section. */
export function notesOn({ title_en }: Topic): Localized[] {
  if (NEWBORN.test(title_en)) return [newbornSection(chanceOf(title_en.toLowerCase()))];
  const note = writerTexts.notes.find(({ about }) => new RegExp(about, "i").test(title_en));
  return note ? [note.text] : [];
}

/** The text around the danger signs of mother and baby varies; the signs are the same in every article. */
function newbornSection(chance: Chance): Localized {
  const { frames, babySigns, motherSigns } = writerTexts.newborn;
  const { heading } = chance.one(frames);
  const { baby, mother } = chance.one(frames);
  const [ofBaby, ofMother] = [babySigns, motherSigns].map((groups): DangerSignId[] =>
    groups.flatMap((signs) => chance.shuffled(signs)),
  );
  return inBoth((locale) =>
    [
      `## ${heading[locale]}`,
      baby[locale],
      adviceListOn(locale, ...(ofBaby ?? [])),
      mother[locale],
      adviceListOn(locale, ...(ofMother ?? [])),
    ].join("\n\n"),
  );
}

/** Choices that look random and are the same for the same words. */
interface Chance {
  /** One of the items. There must be at least one. */
  one: <T>(items: readonly T[]) => T;
  /** All items in another order. */
  shuffled: <T>(items: readonly T[]) => T[];
}

function chanceOf(words: string): Chance {
  let state = 0x811c9dc5;
  for (const character of words) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // mulberry32: small, and random enough for these choices.
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  return {
    one: (items) => {
      const item = items[next(items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from.");
      return item;
    },
    shuffled: (items) => {
      const left = [...items];
      return items.flatMap(() => left.splice(next(left.length), 1));
    },
  };
}
