import type { Facts } from "@domain/facts";
import type { FactTexts } from "@/i18n/fact-texts";
import { emergencyNumbers } from "@/config/contact";
import { formatAmount, formatRange, fromDirhams, minutesAfter, plural } from "@/i18n/format";
import type { Widen } from "@/i18n/widen";
import { bothLanguages } from "@/i18n/texts-of-facts";
import type { Localized } from "@/config/locales";

/** A service in a location. */
const en = (phrases: FactTexts, facts: Facts) => ({
  loading: "Loading",
  failed: "What we offer in this area could not be loaded just now.",
  dubai: "Dubai",
  all: "All areas in Dubai",
  badges: {
    licensed: phrases.licensed("DHA Licensed", ""),
    rating: facts.rating ? `${facts.rating.value} star rating` : "",
  },
  book: "Book on WhatsApp",
  message: (brand: string, what: string) => `Hello ${brand}, I would like to book: ${what}.`,
  areas: {
    title: "Areas We Cover",
    near: (landmarks: string) => `Near ${landmarks}, and everywhere between.`,
    none: "Send us your street or building, and a person tells you how soon someone can be there.",
    directions: "How to help us find you",
  },
  about: {
    title: "About This Service",
    /** How any service is given; the top of the page describes this one. */
    text: "Before anything is done we ask about allergies and medicines. When a hospital is the better place, we say so. What was done is written down and left with you.",
    requests: (location: string) => `What people ask for in ${location}`,
    more: (service: string) => `More about: ${service}`,
    urgent: `Chest pain, trouble breathing, signs of a stroke, fainting or heavy bleeding cannot wait for a visit. Call ${emergencyNumbers.ambulance} now.`,
  },
  ready: {
    title: "Ready to Book",
    text: "The hour and what you need can change the price, so you hear yours before anyone sets out.",
  },
  others: (location: string) => `Also in ${location}`,
});

const ar = (phrases: FactTexts, facts: Facts): Texts => ({
  loading: "جارٍ التحميل",
  failed: "تعذّر الآن تحميل ما نقدّمه في هذه المنطقة.",
  dubai: "دبي",
  all: "كل المناطق في دبي",
  badges: {
    licensed: phrases.licensed("مرخّصون من هيئة الصحة بدبي", ""),
    rating: facts.rating ? `تقييم ${phrases.rating}` : "",
  },
  book: "احجز عبر واتساب",
  message: (brand, what) => `مرحبًا ${brand}، أودّ أن أحجز: ${what}.`,
  areas: {
    title: "المناطق التي نغطيها",
    near: (landmarks) => `قرب ${landmarks}، وكل ما بينها.`,
    none: "أرسل إلينا اسم شارعك أو المبنى، ونخبرك متى نستطيع الوصول إليك.",
    directions: "كيف تساعدنا على الوصول إليك",
  },
  about: {
    title: "عن هذه الخدمة",
    text: "نسأل عن الحساسية والأدوية قبل أن نبدأ، ونقول لك بصراحة إن كان المستشفى هو الأنسب، وندوّن ما تمّ ونترك لك نسخة منه.",
    requests: (location) => `ما الذي يطلبه الناس في ${location}`,
    more: (service) => `المزيد عن: ${service}`,
    urgent: `ألم الصدر وضيق التنفس وعلامات الجلطة الدماغية والإغماء والنزف الشديد حالات لا تنتظر زيارة منزلية. اتصل الآن بالرقم ${emergencyNumbers.ambulance}.`,
  },
  ready: {
    title: "مستعد للحجز؟",
    text: "قد يتغيّر السعر بحسب الساعة وما تحتاجه، لذلك تعرف سعرك قبل أن ينطلق أحد.",
  },
  others: (location) => `ونقدّم أيضًا في ${location}`,
});

type Texts = Widen<ReturnType<typeof en>>;

export const locationPageTexts = bothLanguages<Texts>({ en, ar });

/** Sentences with the database's data about a location, for its page and its card. */
export const locationSentences: Localized<{
  inLocation: (service: string, location: string) => string;
  /** Between words of a list. */
  comma: string;
  /** @param least the lower end, for a range */
  response: (most: number, least?: number) => string;
  /** The words below the number of minutes, where the number is set apart. */
  responseUnit: (minutes: number) => string;
  startingFrom: (priceAED: number | undefined) => string;
  description: (facts: { heading: string; response: string; price: string; about: string }) => string;
}> = {
  en: {
    inLocation: (service, location) => `${service} in ${location}`,
    comma: ", ",
    response: (most, least = most) =>
      `${least < most ? formatRange([least, most], "en") : most}-minute response`,
    responseUnit: () => "minute response",
    startingFrom: (price) =>
      price === undefined ? "Price on request" : `Starting from AED ${formatAmount(price)}`,
    description: ({ heading, response, price, about }) =>
      `${heading}: ${lower(response)}, ${lower(price)}. ${about}`,
  },
  ar: {
    // Some services name the place themselves: «طبيب في المنزل».
    inLocation: (service, location) =>
      service.includes(" في ") ? `${service}، ${location}` : `${service} في ${location}`,
    comma: "، ",
    response: (most, least = most) =>
      least < most
        ? `زمن الوصول: ${formatRange([least, most], "ar")} ${minutesAfter(most)}`
        : plural(most, "ar", {
            one: "زمن الوصول: دقيقة واحدة",
            two: "زمن الوصول: دقيقتان",
            few: "زمن الوصول: {n} دقائق",
            other: "زمن الوصول: {n} دقيقة",
          }),
    responseUnit: (minutes) => plural(minutes, "ar", { few: "دقائق للوصول", other: "دقيقة للوصول" }),
    startingFrom: (price) => (price === undefined ? "السعر عند الطلب" : fromDirhams(price)),
    description: ({ heading, response, price, about }) => `${heading}: ${response}، ${price}. ${about}`,
  },
};

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
