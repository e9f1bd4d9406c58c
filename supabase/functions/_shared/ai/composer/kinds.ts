import { writerTexts } from "./texts.generated.ts";
import type { Chapter, KindName, KindTexts } from "./types.ts";

const { chapters, kinds } = writerTexts;

const KIND_OF: Readonly<Record<string, KindName>> = {
  "doctor-on-call": "doctor",
  "doctor-at-home": "doctor",
  "doctor-at-hotel": "doctor",
  "family-doctors": "doctor",
  "nurse-on-call": "nurse",
  "nurse-at-home": "nurse",
  "nurse-at-hotel": "nurse",
  "post-surgery-nursing": "nurse",
  "pre-post-operative-care": "nurse",
  "lab-test-at-home": "lab",
  "wellness-packages": "lab",
  "iv-therapy-at-home": "iv",
  "elderly-care": "elderly",
};

/** Chapters of a single service, beside those of its kind. */
const OF_SERVICE: Readonly<Record<string, readonly Chapter[]>> = {
  "maternity-newborn-care": chapters.maternity,
};

const GENERAL = [
  ...chapters.everyday,
  ...chapters.habits,
  ...chapters.orientation,
  ...chapters.medicines,
  ...chapters.measuring,
  ...chapters.visits,
  ...chapters.household,
];

interface TextsOfKind extends KindTexts {
  /** Chapters that suit this kind and others. */
  general: readonly Chapter[];
}

/** The texts for a service; those about care at home in general where it has none of its own. */
export function kindOf(service: string): TextsOfKind {
  const name = (Object.hasOwn(KIND_OF, service) && KIND_OF[service]) || "homeCare";
  const texts = kinds[name];
  const ofService = (Object.hasOwn(OF_SERVICE, service) && OF_SERVICE[service]) || [];
  return {
    ...texts,
    chapters: [...texts.chapters, ...ofService],
    general: GENERAL.filter((chapter) => chapter.for?.includes(name) ?? true),
  };
}
