import childcare from "@/assets/scenes/childcare.svg";
import doctor from "@/assets/scenes/doctor-at-door.svg";
import hotel from "@/assets/scenes/doctor-at-hotel.svg";
import drip from "@/assets/scenes/drip-beside-sofa.svg";
import family from "@/assets/scenes/family-doctor.svg";
import lab from "@/assets/scenes/lab-kitchen-table.svg";
import team from "@/assets/scenes/medical-team.svg";
import newborn from "@/assets/scenes/newborn-evening.svg";
import nurse from "@/assets/scenes/nurse-with-bag.svg";
import palliative from "@/assets/scenes/palliative.svg";
import physiotherapy from "@/assets/scenes/physiotherapy.svg";
import surgery from "@/assets/scenes/post-surgery.svg";
import vaccination from "@/assets/scenes/vaccination.svg";
import walk from "@/assets/scenes/walking-with-carer.svg";
import type { Localized } from "@/i18n/locales";

export interface ServiceScene {
  src: string;
  /** Path of the picture that a shared link shows. */
  card: string;
  alt: Localized;
}

const scenes = {
  doctor: {
    src: doctor,
    card: "/social/doctor-at-door.jpg",
    alt: {
      en: "A doctor with her bag at an open arched door, the Dubai skyline at dusk behind her",
      ar: "طبيبة تحمل حقيبتها عند باب مقوّس مفتوح، وخلفها أفق دبي عند الغروب",
    },
  },
  hotel: {
    src: hotel,
    card: "/social/doctor-at-hotel.jpg",
    alt: {
      en: "A doctor with his bag greeting from the door of a hotel room, the city at dusk in the window",
      ar: "طبيب يحمل حقيبته ويحيّي من باب غرفة في فندق، والمدينة عند الغروب في النافذة",
    },
  },
  family: {
    src: family,
    card: "/social/family-doctor.jpg",
    alt: {
      en: "A doctor kneeling to listen to a small boy's chest, his mother beside him",
      ar: "طبيبة تجثو لتستمع إلى صدر طفل صغير، وأمه بجانبه",
    },
  },
  nurse: {
    src: nurse,
    card: "/social/nurse-with-bag.jpg",
    alt: {
      en: "A nurse with her bag ringing the bell of a home in the evening light",
      ar: "ممرّضة تحمل حقيبتها وتقرع جرس بيت في ضوء المساء",
    },
  },
  surgery: {
    src: surgery,
    card: "/social/post-surgery.jpg",
    alt: {
      en: "A nurse wrapping a bandage around the knee of a woman on her sofa, a crutch at hand",
      ar: "ممرّض يلفّ ضمادًا حول ركبة امرأة على أريكتها، وعكّازها قريب منها",
    },
  },
  vaccination: {
    src: vaccination,
    card: "/social/vaccination.jpg",
    alt: {
      en: "A nurse preparing an older man's arm for a vaccination, his sleeve rolled up",
      ar: "ممرّضة تهيّئ ذراع رجل مسنّ للتطعيم بعد أن رفع كمّه",
    },
  },
  lab: {
    src: lab,
    card: "/social/lab-kitchen-table.jpg",
    alt: {
      en: "A clinician taking a blood sample at a kitchen table, tubes ready beside him",
      ar: "مختص يسحب عيّنة دم على طاولة مطبخ والأنابيب جاهزة بجانبه",
    },
  },
  drip: {
    src: drip,
    card: "/social/drip-beside-sofa.jpg",
    alt: {
      en: "A man resting on a sofa with a cup of tea and a drip beside him",
      ar: "رجل يستريح على أريكة مع كوب شاي وبجانبه محلول وريدي",
    },
  },
  physiotherapy: {
    src: physiotherapy,
    card: "/social/physiotherapy.jpg",
    alt: {
      en: "A physiotherapist helping a woman on a mat to raise her leg",
      ar: "أخصائي علاج طبيعي يساعد امرأة على بساط في رفع ساقها",
    },
  },
  walk: {
    src: walk,
    card: "/social/walking-with-carer.jpg",
    alt: {
      en: "An older man walking by the water with his carer",
      ar: "رجل مسنّ يمشي مع مرافقه قرب الماء",
    },
  },
  palliative: {
    src: palliative,
    card: "/social/palliative.jpg",
    alt: {
      en: "An older woman in bed by a window at dusk, a carer beside her holding her hand",
      ar: "سيدة مسنّة في سريرها قرب نافذة عند الغروب، ومرافِقة بجانبها تمسك بيدها",
    },
  },
  newborn: {
    src: newborn,
    card: "/social/newborn-evening.jpg",
    alt: {
      en: "A mother holding her newborn in the evening, a nurse standing beside her",
      ar: "أم تحمل مولودها في المساء وبجانبها ممرّضة",
    },
  },
  childcare: {
    src: childcare,
    card: "/social/childcare.jpg",
    alt: {
      en: "A carer reading a book with a small child on a rug",
      ar: "مربّية تقرأ كتابًا مع طفل صغير على سجادة",
    },
  },
  team: {
    src: team,
    card: "/social/medical-team.jpg",
    alt: {
      en: "Two doctors and a nurse standing together under arches",
      ar: "طبيبان وممرّضة يقفون معًا تحت أقواس",
    },
  },
} as const satisfies Record<string, ServiceScene>;

type SceneName = keyof typeof scenes;

const BY_SLUG: ReadonlyMap<string, SceneName> = new Map([
  ["doctor-on-call", "doctor"],
  ["doctor-at-home", "doctor"],
  ["doctor-at-hotel", "hotel"],
  ["family-doctors", "family"],
  ["nurse-on-call", "nurse"],
  ["nurse-at-home", "nurse"],
  ["nurse-at-hotel", "nurse"],
  ["post-surgery-nursing", "surgery"],
  ["pre-post-operative-care", "surgery"],
  ["flu-vaccination", "vaccination"],
  ["lab-test-at-home", "lab"],
  ["wellness-packages", "lab"],
  ["iv-therapy-at-home", "drip"],
  ["physiotherapy-at-home", "physiotherapy"],
  ["elderly-care", "walk"],
  ["palliative-care", "palliative"],
  ["maternity-newborn-care", "newborn"],
  ["babysitting-childcare", "childcare"],
]);

/** For services that are added in the back office; the first match wins. */
const BY_WORD: readonly (readonly [pattern: RegExp, scene: SceneName])[] = [
  [/newborn|maternity/, "newborn"],
  [/baby|child/, "childcare"],
  [/palliative/, "palliative"],
  [/elderly|dementia|carer/, "walk"],
  [/physio/, "physiotherapy"],
  [/vaccin/, "vaccination"],
  [/^iv-|drip/, "drip"],
  [/lab-|test|wellness/, "lab"],
  [/operative|surgery/, "surgery"],
  [/nurs/, "nurse"],
  [/hotel/, "hotel"],
  [/doctor/, "doctor"],
];

/** The drawing that stands for a service wherever it is shown or shared; the whole team where its slug says nothing. */
export function sceneOf(service: string | null): ServiceScene {
  const slug = service ?? "";
  return scenes[BY_SLUG.get(slug) ?? BY_WORD.find(([pattern]) => pattern.test(slug))?.[1] ?? "team"];
}
