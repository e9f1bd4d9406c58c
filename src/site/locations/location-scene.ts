import doctor from "@/assets/scenes/doctor-at-door.svg";
import drip from "@/assets/scenes/drip-beside-sofa.svg";
import lab from "@/assets/scenes/lab-kitchen-table.svg";
import team from "@/assets/scenes/medical-team.svg";
import newborn from "@/assets/scenes/newborn-evening.svg";
import nurse from "@/assets/scenes/nurse-with-bag.svg";
import walk from "@/assets/scenes/walking-with-carer.svg";
import type { Localized } from "@/i18n/locales";

interface LocationScene {
  src: string;
  /** Path of the picture that a shared link shows. */
  card: string;
  alt: Localized;
}

const SCENES = {
  doctor: {
    src: doctor,
    card: "/social/doctor-at-door.jpg",
    alt: {
      en: "A doctor with her bag at an arched door, the towers of Dubai behind her",
      ar: "طبيبة تحمل حقيبتها عند باب مقوّس، وخلفها أبراج دبي",
    },
  },
  nurse: {
    src: nurse,
    card: "/social/nurse-with-bag.jpg",
    alt: {
      en: "A nurse with her bag at the door of a home in the evening",
      ar: "ممرّضة تحمل حقيبتها عند باب بيت في المساء",
    },
  },
  lab: {
    src: lab,
    card: "/social/lab-kitchen-table.jpg",
    alt: {
      en: "A blood sample being taken at a kitchen table",
      ar: "سحب عيّنة دم على طاولة المطبخ",
    },
  },
  drip: {
    src: drip,
    card: "/social/drip-beside-sofa.jpg",
    alt: {
      en: "A man resting on his sofa beside a drip",
      ar: "رجل يستريح على أريكته بجانب محلول وريدي",
    },
  },
  walk: {
    src: walk,
    card: "/social/walking-with-carer.jpg",
    alt: {
      en: "An older man on a walk by the water with his carer",
      ar: "رجل مسنّ في نزهة قرب الماء مع مرافقه",
    },
  },
  newborn: {
    src: newborn,
    card: "/social/newborn-evening.jpg",
    alt: {
      en: "A mother with her newborn, a nurse beside them",
      ar: "أم مع مولودها وبجانبهما ممرّضة",
    },
  },
  team: {
    src: team,
    card: "/social/medical-team.jpg",
    alt: {
      en: "Two doctors and a nurse under arches",
      ar: "طبيبان وممرّضة تحت أقواس",
    },
  },
} as const satisfies Record<string, LocationScene>;

/** First match wins: services are added in the back office, so their slugs are read and not listed. */
const BY_WORD: readonly (readonly [pattern: RegExp, scene: keyof typeof SCENES])[] = [
  [/newborn|maternity|baby|childcare/, "newborn"],
  [/elderly|palliative|physiotherapy/, "walk"],
  [/^iv-|drip/, "drip"],
  [/lab-|test|wellness/, "lab"],
  [/nurs|vaccin|operative|surgery/, "nurse"],
  [/doctor/, "doctor"],
];

/** The drawing of a service, and the picture of its shared links; the whole team where its slug says nothing. */
export const sceneOf = (slug: string): LocationScene =>
  SCENES[BY_WORD.find(([pattern]) => pattern.test(slug))?.[1] ?? "team"];
