import type { FactTexts } from "@/i18n/fact-texts";
import type { Widen } from "@/i18n/widen";
import { bothLanguages } from "@/i18n/texts-of-facts";

/** The list of all services. */
const en = (phrases: FactTexts) => ({
  metaTitle: "Home Healthcare Services in Dubai, with Prices",
  metaKeywords:
    "home healthcare services Dubai, doctor at home price, nurse at home Dubai, lab test at home, home care services list",
  metaDescription: `Every service that comes to your home, hotel or office in Dubai, with its starting price and how soon somebody is there. ${phrases.openingHours}.`,
  title: "Everything that comes to your door",
  lead: "Doctors, nurses, tests and care at your home, hotel or office. Each service with the price it starts from and how soon somebody is there.",
  imageAlt: "Two doctors and a nurse standing together under arches",
  groups: {
    doctor: "When somebody should examine, decide and prescribe.",
    other: "Nursing, tests, drips, therapy, and help with the day.",
  },
  ask: (service: string) => `Ask about: ${service}`,
  closing: {
    title: "Not sure which one?",
    text: "Tell us what is wrong in your own words. A nurse helps you choose, and says so when you need a hospital instead.",
  },
});

const ar = (phrases: FactTexts): Texts => ({
  metaTitle: "خدمات الرعاية المنزلية في دبي وأسعارها",
  metaKeywords:
    "خدمات رعاية منزلية دبي، سعر طبيب في المنزل، ممرض منزلي دبي، تحاليل في المنزل، قائمة خدمات الرعاية المنزلية",
  metaDescription: `كل الخدمات التي تأتي إلى بيتك أو فندقك أو مكتبك في دبي، مع السعر الذي تبدأ منه وموعد الوصول. ${phrases.openingHours}.`,
  title: "كل ما يأتي إلى بابك",
  lead: "أطباء وتمريض وتحاليل ورعاية في بيتك أو فندقك أو مكتبك. تجد مع كل خدمة السعر الذي تبدأ منه ومتى نصل إليك.",
  imageAlt: "طبيبان وممرّضة يقفون معًا تحت أقواس",
  groups: {
    doctor: "حين يلزم من يفحص ويقرّر ويصف العلاج.",
    other: "تمريض وتحاليل ومحاليل وريدية وعلاج طبيعي، وعون في تفاصيل اليوم.",
  },
  ask: (service) => `اسأل عن: ${service}`,
  closing: {
    title: "لا تعرف أيها تختار؟",
    text: "أخبرنا بكلماتك بما تشكو منه. تساعدك ممرّضة على الاختيار، وتقول لك بصراحة إن كان المستشفى هو الأنسب.",
  },
});

type Texts = Widen<ReturnType<typeof en>>;

export const servicesPageTexts = bothLanguages<Texts>({ en, ar });
