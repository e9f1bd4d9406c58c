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
import type { ServiceCategory } from "@/content/services";
import type { Localized } from "@/i18n/locales";

interface SceneOfService {
  src: string;
  alt: Localized;
}

const scenes = {
  doctor: {
    src: doctor,
    alt: {
      en: "A doctor with her bag at an open arched door, the Dubai skyline at dusk behind her",
      ar: "طبيبة تحمل حقيبتها عند باب مقوّس مفتوح، وخلفها أفق دبي عند الغروب",
    },
  },
  hotel: {
    src: hotel,
    alt: {
      en: "A doctor with his bag greeting from the door of a hotel room, the city at dusk in the window",
      ar: "طبيب يحمل حقيبته ويحيّي من باب غرفة في فندق، والمدينة عند الغروب في النافذة",
    },
  },
  family: {
    src: family,
    alt: {
      en: "A doctor kneeling to listen to a small boy's chest, his mother beside him",
      ar: "طبيبة تجثو لتستمع إلى صدر طفل صغير، وأمه بجانبه",
    },
  },
  nurse: {
    src: nurse,
    alt: {
      en: "A nurse with her bag ringing the bell of a home in the evening light",
      ar: "ممرّضة تحمل حقيبتها وتقرع جرس بيت في ضوء المساء",
    },
  },
  surgery: {
    src: surgery,
    alt: {
      en: "A nurse wrapping a bandage around the knee of a woman on her sofa, a crutch at hand",
      ar: "ممرّض يلفّ ضمادًا حول ركبة امرأة على أريكتها، وعكّازها قريب منها",
    },
  },
  vaccination: {
    src: vaccination,
    alt: {
      en: "A nurse preparing an older man's arm for a vaccination, his sleeve rolled up",
      ar: "ممرّضة تهيّئ ذراع رجل مسنّ للتطعيم بعد أن رفع كمّه",
    },
  },
  lab: {
    src: lab,
    alt: {
      en: "A clinician taking a blood sample at a kitchen table, tubes ready beside him",
      ar: "مختص يسحب عيّنة دم على طاولة مطبخ والأنابيب جاهزة بجانبه",
    },
  },
  drip: {
    src: drip,
    alt: {
      en: "A man resting on a sofa with a cup of tea and a drip beside him",
      ar: "رجل يستريح على أريكة مع كوب شاي وبجانبه محلول وريدي",
    },
  },
  physiotherapy: {
    src: physiotherapy,
    alt: {
      en: "A physiotherapist helping a woman on a mat to raise her leg",
      ar: "أخصائي علاج طبيعي يساعد امرأة على بساط في رفع ساقها",
    },
  },
  walk: {
    src: walk,
    alt: {
      en: "An older man walking by the water with his carer",
      ar: "رجل مسنّ يمشي مع مرافقه قرب الماء",
    },
  },
  palliative: {
    src: palliative,
    alt: {
      en: "An older woman in bed by a window at dusk, a carer beside her holding her hand",
      ar: "سيدة مسنّة في سريرها قرب نافذة عند الغروب، ومرافِقة بجانبها تمسك بيدها",
    },
  },
  newborn: {
    src: newborn,
    alt: {
      en: "A mother holding her newborn in the evening, a nurse standing beside her",
      ar: "أم تحمل مولودها في المساء وبجانبها ممرّضة",
    },
  },
  childcare: {
    src: childcare,
    alt: {
      en: "A carer reading a book with a small child on a rug",
      ar: "مربّية تقرأ كتابًا مع طفل صغير على سجادة",
    },
  },
  team: {
    src: team,
    alt: {
      en: "Two doctors and a nurse standing together under arches",
      ar: "طبيبان وممرّضة يقفون معًا تحت أقواس",
    },
  },
} as const satisfies Record<string, SceneOfService>;

type SceneName = keyof typeof scenes;

const BY_SLUG: ReadonlyMap<string, SceneName> = new Map([
  ["doctor-at-hotel", "hotel"],
  ["family-doctors", "family"],
  ["post-surgery-nursing", "surgery"],
  ["pre-post-operative-care", "surgery"],
  ["flu-vaccination", "vaccination"],
  ["wellness-packages", "lab"],
  ["iv-therapy-at-home", "drip"],
  ["physiotherapy-at-home", "physiotherapy"],
  ["palliative-care", "palliative"],
  ["maternity-newborn-care", "newborn"],
  ["babysitting-childcare", "childcare"],
]);

const BY_CATEGORY: Partial<Record<ServiceCategory, SceneName>> = {
  doctor: "doctor",
  nursing: "nurse",
  tests: "lab",
  care: "walk",
};

/** The picture of a service: its own, its category's, or the whole team. */
export function sceneOf(slug: string, category: ServiceCategory): SceneOfService {
  return scenes[BY_SLUG.get(slug) ?? BY_CATEGORY[category] ?? "team"];
}
