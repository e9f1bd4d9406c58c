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
import type { Localized } from "@/config/locales";

interface ServiceScene {
  src: string;
  /** Path of the picture that a shared link shows. */
  card: string;
  alt: Localized;
}

/** @param file name of the drawing and of its raster picture */
const scene = (src: string, file: string, en: string, ar: string): ServiceScene => ({
  src,
  card: `/social/${file}.jpg`,
  alt: { en, ar },
});

const SCENES = {
  doctor: scene(
    doctor,
    "doctor-at-door",
    "A doctor with her bag at an open arched door, the Dubai skyline at dusk behind her",
    "طبيبة تحمل حقيبتها عند باب مقوّس مفتوح، وخلفها أفق دبي عند الغروب",
  ),
  hotel: scene(
    hotel,
    "doctor-at-hotel",
    "A doctor with his bag greeting from the door of a hotel room, the city at dusk in the window",
    "طبيب يحمل حقيبته ويحيّي من باب غرفة في فندق، والمدينة عند الغروب في النافذة",
  ),
  family: scene(
    family,
    "family-doctor",
    "A doctor kneeling to listen to a small boy's chest, his mother beside him",
    "طبيبة تجثو لتستمع إلى صدر طفل صغير، وأمه بجانبه",
  ),
  nurse: scene(
    nurse,
    "nurse-with-bag",
    "A nurse with her bag ringing the bell of a home in the evening light",
    "ممرّضة تحمل حقيبتها وتقرع جرس بيت في ضوء المساء",
  ),
  surgery: scene(
    surgery,
    "post-surgery",
    "A nurse wrapping a bandage around the knee of a woman on her sofa, a crutch at hand",
    "ممرّض يلفّ ضمادًا حول ركبة امرأة على أريكتها، وعكّازها قريب منها",
  ),
  vaccination: scene(
    vaccination,
    "vaccination",
    "A nurse preparing an older man's arm for a vaccination, his sleeve rolled up",
    "ممرّضة تهيّئ ذراع رجل مسنّ للتطعيم بعد أن رفع كمّه",
  ),
  lab: scene(
    lab,
    "lab-kitchen-table",
    "A clinician taking a blood sample at a kitchen table, tubes ready beside him",
    "مختص يسحب عيّنة دم على طاولة مطبخ والأنابيب جاهزة بجانبه",
  ),
  drip: scene(
    drip,
    "drip-beside-sofa",
    "A man resting on a sofa with a cup of tea and a drip beside him",
    "رجل يستريح على أريكة مع كوب شاي وبجانبه محلول وريدي",
  ),
  physiotherapy: scene(
    physiotherapy,
    "physiotherapy",
    "A physiotherapist helping a woman on a mat to raise her leg",
    "اختصاصي علاج طبيعي يساعد امرأة على بساط في رفع ساقها",
  ),
  walk: scene(
    walk,
    "walking-with-carer",
    "An older man walking by the water with his carer",
    "رجل مسنّ يمشي مع مرافقه قرب الماء",
  ),
  palliative: scene(
    palliative,
    "palliative",
    "An older woman in bed by a window at dusk, a carer beside her holding her hand",
    "سيدة مسنّة في سريرها قرب نافذة عند الغروب، ومرافِقة بجانبها تمسك بيدها",
  ),
  newborn: scene(
    newborn,
    "newborn-evening",
    "A mother holding her newborn in the evening, a nurse standing beside her",
    "أم تحمل مولودها في المساء وبجانبها ممرّضة",
  ),
  childcare: scene(
    childcare,
    "childcare",
    "A carer reading a book with a small child on a rug",
    "جليسة تقرأ كتابًا مع طفل صغير على سجادة",
  ),
  team: scene(
    team,
    "medical-team",
    "Two doctors and a nurse standing together under arches",
    "طبيبان وممرّضة يقفون معًا تحت أقواس",
  ),
};

/** Drawings by words of a service's slug, so that a service that staff add has one, too. The first match wins. */
const BY_WORD: readonly (readonly [pattern: RegExp, scene: keyof typeof SCENES])[] = [
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
  [/family/, "family"],
  [/doctor/, "doctor"],
];

/** The drawing of a service, for its pages and shared links; the whole team when no word of the slug matches. */
export function sceneOf(service: string | null): ServiceScene {
  const match = BY_WORD.find(([pattern]) => pattern.test(service ?? ""));
  return SCENES[match?.[1] ?? "team"];
}
