import { doctorVariety } from "./chapters/doctor.ts";
import { elderlyVariety } from "./chapters/elderly.ts";
import { everydayChapters } from "./chapters/everyday.ts";
import { habitChapters } from "./chapters/habits.ts";
import { homeCareVariety } from "./chapters/home-care.ts";
import { householdChapters } from "./chapters/household.ts";
import { ivVariety } from "./chapters/iv.ts";
import { labVariety } from "./chapters/lab.ts";
import { maternityChapters } from "./chapters/maternity.ts";
import { measuringChapters } from "./chapters/measuring.ts";
import { medicineChapters } from "./chapters/medicines.ts";
import { nurseVariety } from "./chapters/nurse.ts";
import { orientationChapters } from "./chapters/orientation.ts";
import { visitChapters } from "./chapters/visits.ts";
import { doctor } from "./doctor.ts";
import { elderly } from "./elderly.ts";
import { homeCare } from "./home-care.ts";
import { iv } from "./iv.ts";
import { lab } from "./lab.ts";
import { nurse } from "./nurse.ts";
import type { Chapter, Kind, KindName, OwnTexts } from "./types.ts";

const KINDS: Readonly<Record<KindName, { texts: Kind; variety: OwnTexts }>> = {
  doctor: { texts: doctor, variety: doctorVariety },
  nurse: { texts: nurse, variety: nurseVariety },
  lab: { texts: lab, variety: labVariety },
  iv: { texts: iv, variety: ivVariety },
  elderly: { texts: elderly, variety: elderlyVariety },
  homeCare: { texts: homeCare, variety: homeCareVariety },
};

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
  "maternity-newborn-care": maternityChapters,
};

const GENERAL = [
  ...everydayChapters,
  ...habitChapters,
  ...orientationChapters,
  ...medicineChapters,
  ...measuringChapters,
  ...visitChapters,
  ...householdChapters,
];

interface TextsOfKind {
  texts: Kind;
  variety: OwnTexts;
  /** Chapters that suit this kind and others. */
  general: readonly Chapter[];
}

/** The texts for a service; those about care at home in general where it has none of its own. */
export function kindOf(service: string): TextsOfKind {
  const name = (Object.hasOwn(KIND_OF, service) && KIND_OF[service]) || "homeCare";
  const { texts, variety } = KINDS[name];
  const ofService = (Object.hasOwn(OF_SERVICE, service) && OF_SERVICE[service]) || [];
  return {
    texts,
    variety: { ...variety, chapters: [...variety.chapters, ...ofService] },
    general: GENERAL.filter((chapter) => chapter.for?.includes(name) ?? true),
  };
}
