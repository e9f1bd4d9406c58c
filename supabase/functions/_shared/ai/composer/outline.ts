import { serviceNames } from "../../domain/service-names.ts";
import { wordsOf } from "../../domain/text-blocks.ts";
import type { Topic } from "../topics.ts";
import { chanceOf, type Chance } from "./chance.ts";
import { emergencyFrames, emergencySigns } from "./texts/emergency.ts";
import { areas, bookings, closings, groupHeadings, moreQuestions } from "./texts/endings.ts";
import { kindOf } from "./texts/kinds.ts";
import { notesOn } from "./texts/notes.ts";
import { shared } from "./texts/shared.ts";
import type { Both, Chapter, Question } from "./texts/types.ts";
import type { Locale } from "../../domain/locales.ts";

/** Another number gives every topic another selection. */
const DEAL = 230;
/** How much of what there is an article has. */
const TAKEN = {
  prose: 1,
  ownChapters: 3,
  subsections: 1,
  tips: 4,
  ownQuestions: 2,
  generalQuestions: 3,
} as const;
/** Chapters that suit other kinds too are added until an article has as many words. */
const WORDS = 1545;

interface Outline {
  /** Paragraphs and sections in their order, with their places still open. */
  body: readonly string[];
  faq: readonly { q: string; a: string }[];
}

/**
 * What an article on a topic is made of: which sections, examples and questions, in which order. The topic decides it, so the
 * same topic reads the same each time, and two topics of one service differ. Both languages get the same selection; Arabic
 * needs fewer words, so it continues for another section or two.
 */
export function outlineOf(topic: Topic, locale: Locale): Outline {
  const { texts, variety, general } = kindOf(topic.service);
  const chance = chanceOf(`${DEAL} ${topic.service} ${topic.title_en.toLowerCase()}`);
  const chapters = (from: readonly Chapter[]) =>
    suitedFirst(chance.shuffled(from), topic).map((chapter) => withTips(chapter, chance));

  const sections = inBoth((language) => texts[language].sections).map(split);
  const [opening, ...own] = chance.shuffled([
    ...chance
      .shuffled(sections)
      .slice(0, TAKEN.prose)
      .map(({ section }) => section),
    ...chapters(variety.chapters).slice(0, TAKEN.ownChapters),
  ]);
  const beginning = [
    chance.one([of((language) => texts[language].intro), ...variety.intros]),
    ...notesOn(topic),
    ...(opening ? [opening] : []),
    of((language) => `[INFOGRAPHIC: ${texts[language].infographic}]`),
    emergency(chance),
  ];
  const ending = [
    chance.one([of((language) => shared[language].areas), ...areas]),
    chance.one([of((language) => shared[language].booking), ...bookings]),
    of(() => PRICE),
    chance.one([of((language) => shared[language].closing), ...closings]),
  ];
  const faq = chance.shuffled([
    ...chance
      .shuffled([...asked((language) => texts[language].faq), ...variety.faq])
      .slice(0, TAKEN.ownQuestions),
    ...chance
      .shuffled([...asked((language) => shared[language].faq), ...moreQuestions])
      .slice(0, TAKEN.generalQuestions),
  ]);
  const more = [
    ...chance
      .shuffled(sections.flatMap(({ subsection }) => (subsection ? [subsection] : [])))
      .slice(0, TAKEN.subsections),
    ...[...chapters(general), ...inBoth((language) => shared[language].practical)].map(lowered),
  ];

  const index = locale === "en" ? 0 : 1;
  const read = (parts: readonly Both[]) => parts.map((part) => part[index]);
  const questions = faq.map(({ q, a }) => ({ q: q[index], a: a[index] }));
  const middle = [...read(own), ...read([chance.one(groupHeadings)])];
  const length = () =>
    [...read(beginning), ...middle, ...read(ending), ...questions.flatMap(({ q, a }) => [q, a])].reduce(
      (sum, text) => sum + wordsOf(text).length,
      0,
    );
  for (const section of read(more)) {
    if (length() >= WORDS) break;
    middle.push(section);
  }
  return { body: [...read(beginning), ...middle, ...read(ending)], faq: questions };
}

/** Where the sentence with the price comes, if there is one. */
export const PRICE = "{price}";

const of = (text: (locale: Locale) => string): Both => [text("en"), text("ar")];

/** Texts that both languages have, pair by pair. */
const inBoth = (texts: (locale: Locale) => readonly string[]): Both[] => {
  const arabic = texts("ar");
  return texts("en").flatMap((en, index): Both[] => {
    const ar = arabic[index];
    return ar === undefined ? [] : [[en, ar]];
  });
};

/** Splits a section before its first heading of level 3. */
const split = ([en, ar]: Both): { section: Both; subsection: Both | null } => {
  const [[first, ...rest], [firstArabic, ...restArabic]] = [en, ar].map((text) =>
    text.split(/\n\n(?=### )/),
  ) as [string[], string[]];
  return {
    section: [first ?? "", firstArabic ?? ""],
    subsection: rest.length > 0 ? [rest.join("\n\n"), restArabic.join("\n\n")] : null,
  };
};

/** A section as part of another one. */
const lowered = ([en, ar]: Both): Both => [`#${en}`, `#${ar}`];

const asked = (faq: (locale: Locale) => readonly { q: string; a: string }[]): Question[] => {
  const arabic = faq("ar");
  return faq("en").flatMap(({ q, a }, index) => {
    const ar = arabic[index];
    return ar === undefined ? [] : [{ q: [q, ar.q], a: [a, ar.a] }];
  });
};

/**
 * Chapters about the topic before those that only suit the service. The name of the service says nothing about a topic of
 * it, so its words do not count.
 */
function suitedFirst(chapters: readonly Chapter[], { title_en, service }: Topic): Chapter[] {
  const ofService = new Set(wordsOf((serviceNames[service]?.en ?? "").toLowerCase()));
  const own = wordsOf(title_en.toLowerCase())
    .filter((word) => !ofService.has(word))
    .join(" ");
  return chapters.toSorted(
    (one, other) => Number(other.about?.test(own) ?? false) - Number(one.about?.test(own) ?? false),
  );
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

const withTips = ({ heading, lead, tips }: Chapter, chance: Chance): Both => {
  const chosen = chance.shuffled(tips).slice(0, TAKEN.tips);
  const text = (index: 0 | 1) =>
    `## ${heading[index]}\n\n${lead[index]}\n\n${list(chosen.map((tip) => tip[index]))}`;
  return [text(0), text(1)];
};

function emergency(chance: Chance): Both {
  const [frame] = chance.shuffled(emergencyFrames);
  if (!frame) throw new Error("There is no frame for the emergency signs.");
  const signs = chance.shuffled(emergencySigns).map((wordings) => chance.one(wordings));
  const text = (index: 0 | 1) =>
    `## ${frame.heading[index]}\n\n${frame.lead[index]}\n\n${list(signs.map((sign) => sign[index]))}\n\n${frame.end[index]}`;
  return [text(0), text(1)];
}
