import type { Localized } from "../../domain/locales.ts";
import { writerTexts } from "./texts.generated.ts";

const { chapters, kinds } = writerTexts;
type KindName = keyof typeof kinds;

/** A section that consists of tips; an article uses some of them. */
export interface Chapter {
  /** The kinds of service that the chapter suits; by default all. */
  for?: readonly KindName[];
  /** A pattern for English titles: the chapter comes first for these topics. */
  about?: string;
  heading: Localized;
  lead: Localized;
  tips: readonly Localized[];
}

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

const GENERAL: readonly Chapter[] = [
  ...chapters.everyday,
  ...chapters.habits,
  ...chapters.orientation,
  ...chapters.medicines,
  ...chapters.measuring,
  ...chapters.visits,
  ...chapters.household,
];

/**
 * The texts for a service; by default those about care at home in general. `general` are chapters that suit this kind and
 * others.
 */
export function kindOf(service: string) {
  const name = KIND_OF[service] ?? "homeCare";
  const texts = kinds[name];
  const ofService = service === "maternity-newborn-care" ? chapters.maternity : [];
  return {
    ...texts,
    chapters: [...texts.chapters, ...ofService],
    general: GENERAL.filter((chapter) => chapter.for?.includes(name) ?? true),
  };
}
