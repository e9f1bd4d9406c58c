import { emergencyNumbers } from "@/config/contact";
import { claims, timings } from "@/content/facts";
import type { PriceUnit } from "@/content/service-details/types";
import { formatNumber } from "../format";
import type { Localized } from "../locales";
import type { Widen } from "../widen";

const reviews = formatNumber(claims.reviewCount);

const en = {
  metaTitle: (service: string) => `${service} in Dubai`,
  metaPrice: (price: string) => `${price}, 24/7.`,
  trail: "You are here",
  facts: { price: "Price", soon: "How soon", who: "Who comes" },
  units: {
    visit: "per visit",
    package: "per package",
    day: "per day",
    hour: "per hour",
  } satisfies Record<PriceUnit, string>,
  badges: ["DHA licensed", "24/7", `${claims.rating} from ${reviews}+ reviews`],
  sceneAlts: {
    doctor: "A doctor with her bag at an open arched door, the Dubai skyline at dusk behind her",
    nurse: "A nurse with her bag ringing the bell of a home in the evening light",
    lab: "A clinician taking a blood sample at a kitchen table, tubes ready beside him",
    drip: "A man resting on a sofa with a cup of tea and a drip beside him",
    walk: "An older man walking by the water with his carer",
    newborn: "A mother holding her newborn in the evening, a nurse standing beside her",
    team: "Two doctors and a nurse standing together under arches",
  },
  aboutTitle: "What it is for",
  urgent: `Chest pain, trouble breathing, signs of a stroke, fainting or heavy bleeding cannot wait for a home visit. Call ${emergencyNumbers.ambulance} now.`,
  urgentAction: `Call ${emergencyNumbers.ambulance}`,
  stepsTitle: "What happens",
  price: {
    title: "What it costs",
    text: "This is where the price starts. The hour, the place and what you need can change it, so you hear yours before anyone sets out, and you may still say no.",
    payment: "Cash, card or bank transfer; a receipt for your insurer.",
  },
  why: {
    title: "Why people choose us",
    points: [
      `Licensed by the Dubai Health Authority; ask to see the card at the door`,
      `About ${timings.averageResponseMinutes} minutes on average until we respond, day and night`,
      `${claims.yearsOfExperience}+ years of going to the patient`,
      "English, Arabic, Hindi and Urdu spoken",
    ],
    safetyTitle: "Safe at your door",
    safety: [
      "Allergies and medicines are asked about first",
      "We tell you honestly when a hospital is the better place",
      "What was done is written down and left with you",
    ],
  },
  faqTitle: "Good questions",
  relatedTitle: "People also look for",
  reviewsTitle: "What patients say",
  articlesTitle: "Worth reading first",
  areasTitle: "We come to you in",
  final: {
    title: "Ask a person, not a form.",
    text: "Tell us what you need and where you are. We tell you who comes, when, and what it costs.",
  },
  unknown: { title: "Services", seeAll: "See all services" },
};

const ar: Widen<typeof en> = {
  metaTitle: (service) => `${service} في دبي`,
  metaPrice: (price) => `${price}، على مدار الساعة.`,
  trail: "أنت هنا",
  facts: { price: "السعر", soon: "متى نصل", who: "من يأتي" },
  units: { visit: "للزيارة", package: "للباقة", day: "لليوم", hour: "للساعة" },
  badges: ["مرخّصون من هيئة الصحة بدبي", "على مدار الساعة", `${claims.rating} من أكثر من ${reviews} تقييم`],
  sceneAlts: {
    doctor: "طبيبة تحمل حقيبتها عند باب مقوّس مفتوح، وخلفها أفق دبي عند الغروب",
    nurse: "ممرّضة تحمل حقيبتها وتقرع جرس بيت في ضوء المساء",
    lab: "مختص يسحب عيّنة دم على طاولة مطبخ والأنابيب جاهزة بجانبه",
    drip: "رجل يستريح على أريكة مع كوب شاي وبجانبه محلول وريدي",
    walk: "رجل مسنّ يمشي مع مرافقه قرب الماء",
    newborn: "أم تحمل مولودها في المساء وبجانبها ممرّضة",
    team: "طبيبان وممرّضة يقفون معًا تحت أقواس",
  },
  aboutTitle: "متى تطلب هذه الخدمة",
  urgent: `ألم الصدر أو ضيق التنفس أو علامات الجلطة الدماغية أو الإغماء أو النزف الشديد لا تنتظر زيارة منزلية. اتصل الآن بالرقم ${emergencyNumbers.ambulance}.`,
  urgentAction: `اتصل بالرقم ${emergencyNumbers.ambulance}`,
  stepsTitle: "كيف تسير الأمور",
  price: {
    title: "كم التكلفة",
    text: "من هنا يبدأ السعر. وقد يتغيّر بحسب الساعة والمكان وما تحتاجه، لذلك تعرف سعرك قبل أن ينطلق أحد، ولك أن تعتذر.",
    payment: "نقدًا أو ببطاقة أو بتحويل مصرفي، مع إيصال لشركة التأمين.",
  },
  why: {
    title: "لماذا يختاروننا",
    points: [
      "مرخّصون من هيئة الصحة بدبي، واطلب رؤية البطاقة عند الباب",
      `نستجيب خلال نحو ${timings.averageResponseMinutes} دقيقة في المتوسط، ليلًا ونهارًا`,
      `أكثر من ${claims.yearsOfExperience} عامًا ونحن نذهب إلى المريض`,
      "نتحدث العربية والإنجليزية والهندية والأردية",
    ],
    safetyTitle: "أمانك عند بابك",
    safety: [
      "نسأل أولًا عن الحساسية والأدوية",
      "نقول لك بصراحة إن كان المستشفى هو الأنسب",
      "يُكتب ما جرى ويبقى معك",
    ],
  },
  faqTitle: "أسئلة في محلّها",
  relatedTitle: "خدمات قريبة من هذه",
  reviewsTitle: "ماذا يقول المرضى",
  articlesTitle: "قراءة تفيدك أولًا",
  areasTitle: "نأتي إليك في",
  final: {
    title: "اسأل إنسانًا، لا استمارة.",
    text: "أخبرنا بما تحتاجه وبمكانك، ونخبرك بمن سيأتي ومتى وكم التكلفة.",
  },
  unknown: { title: "الخدمات", seeAll: "اعرض كل الخدمات" },
};

export const servicePageTexts: Localized<Widen<typeof en>> = { en, ar };
