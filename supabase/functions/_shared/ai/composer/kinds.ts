import type { Localized } from "../../domain/locales.ts";
import { writerTexts } from "./texts.generated.ts";

const { chapters, kinds } = writerTexts;
type KindName = keyof typeof kinds;

/** A section made of tips, of which an article has some. */
export interface Chapter {
  /** The kinds of service that it suits; all of them when left out. */
  for?: readonly KindName[];
  /** Topics, by a pattern for their English title, for which it comes first. */
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
 * The texts for a service; those about care at home in general where it has none of its own. `general` are chapters that suit this
 * kind and others.
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
