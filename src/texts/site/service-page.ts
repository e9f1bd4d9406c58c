import type { Facts, PriceUnit } from "@domain/facts";
import type { FactTexts } from "@/i18n/fact-texts";
import { emergencyNumbers } from "@/config/contact";
import { plural } from "@/i18n/format";
import type { Widen } from "@/i18n/widen";
import { bothLanguages } from "@/i18n/texts-of-facts";

const en = (phrases: FactTexts, facts: Facts) => ({
  facts: { price: "Price", soon: "How soon", who: "Who comes" },
  units: {
    visit: "per visit",
    session: "per session",
    package: "per package",
    day: "per day",
    hour: "per hour",
  } satisfies Record<PriceUnit, string>,
  badges: [
    phrases.licensed("DHA licensed", ""),
    phrases.openingHours,
    facts.rating
      ? `${phrases.rating} from ${plural(facts.rating.count, "en", { one: "{n} review", other: "{n} reviews" })}`
      : "",
  ].filter(Boolean),
  safety: {
    title: "Safe at your door",
    points: [
      "We ask about allergies and medicines first",
      "We tell you honestly when a hospital is the better place",
      "What was done is written down and left with you",
    ],
  },
  aboutTitle: "What it is for",
  urgent: `Chest pain, trouble breathing, signs of a stroke, fainting or heavy bleeding cannot wait for a home visit. Call ${emergencyNumbers.ambulance} now.`,
  stepsTitle: "What happens",
  price: {
    title: "What it costs",
    text: "Prices start here. Yours depends on the hour, the place and what you need; we tell you before anyone leaves, and you can still say no.",
    payment: `Ways to pay: ${phrases.payments}. ${phrases.insurance}.`,
  },
  priceList: {
    tests: {
      title: "Tests people ask for",
      text: "Many others on request. You get the list with its total before we come.",
    },
    others: { title: "Other prices", text: "We tell you the total before we come." },
  },
  why: {
    title: "Why people choose us",
    points: [
      phrases.licensed(
        "Licensed by the Dubai Health Authority; ask to see a doctor's or nurse's card at the door",
        "We tell you who comes, and when, before anyone sets out",
      ),
      `We answer ${phrases.hours}`,
      ...(facts.years ? [`${facts.years}+ years of house calls`] : []),
      `${phrases.languages} spoken`,
    ],
  },
  faqTitle: "Common questions",
  doctors: {
    title: "Which doctor's visit suits you?",
    lines: {
      "doctor-on-call": "When it should not wait for an appointment",
      "doctor-at-home": "In your own home, at an hour that suits you",
      "doctor-at-hotel": "For guests of the city, in their room",
      "family-doctors": "One doctor who knows you all",
    },
  },
  relatedTitle: "People also look for",
  reviewsTitle: "What patients say",
  articlesTitle: "Worth reading first",
  articlesOfSet: { doctor: "More about doctor's visits", other: "More on tests and staying well" },
  areasTitle: "We come to you in",
  final: {
    title: "Ask a person, not a form.",
    text: "Tell us what you need and where you are. We tell you who comes, when, and what it costs.",
  },
  floating: "Ask about this service",
  unknown: { title: "Services", seeAll: "See all services" },
  head: {
    description: (price: string, summary: string) => `${price}, ${phrases.openingHours}. ${summary}`,
    comma: ", ",
  },
});

const ar = (phrases: FactTexts, facts: Facts): Texts => ({
  facts: { price: "السعر", soon: "متى نصل", who: "من يأتي" },
  units: { visit: "للزيارة", session: "للجلسة", package: "للباقة", day: "لليوم", hour: "للساعة" },
  badges: [
    phrases.licensed("مرخّصون من هيئة الصحة بدبي", ""),
    phrases.openingHours,
    facts.rating
      ? `${phrases.rating} بحسب ${plural(facts.rating.count, "ar", { one: "تقييم واحد", two: "تقييمين", few: "{n} تقييمات", many: "{n} تقييمًا", other: "{n} تقييم" })}`
      : "",
  ].filter(Boolean),
  safety: {
    title: "سلامتك عند بابك",
    points: [
      "نسأل أولًا عن الحساسية والأدوية",
      "نقول لك بصراحة إن كان المستشفى هو الأنسب",
      "ندوّن ما تمّ ونترك لك نسخة منه",
    ],
  },
  aboutTitle: "متى تطلب هذه الخدمة",
  urgent: `ألم الصدر وضيق التنفس وعلامات الجلطة الدماغية والإغماء والنزف الشديد حالات لا تنتظر زيارة منزلية. اتصل الآن بالرقم ${emergencyNumbers.ambulance}.`,
  stepsTitle: "كيف تسير الأمور",
  price: {
    title: "كم التكلفة",
    text: "من هنا يبدأ السعر. وقد يتغيّر بحسب الساعة والمكان وما تحتاجه، لذلك تعرف سعرك قبل أن ينطلق أحد، ولك أن تعتذر.",
    payment: `طرق الدفع: ${phrases.payments}. ${phrases.insurance}.`,
  },
  priceList: {
    tests: {
      title: "تحاليل يطلبها الناس",
      text: "ولدينا غيرها عند الطلب، ونرسل إليك القائمة ومجموعها قبل أن نأتي.",
    },
    others: { title: "أسعار أخرى", text: "نخبرك بالمجموع قبل أن نأتي." },
  },
  why: {
    title: "لماذا يختاروننا",
    points: [
      phrases.licensed(
        "بترخيص من هيئة الصحة بدبي؛ اطلب رؤية بطاقة الطبيب أو الممرّض عند الباب",
        "نخبرك بمن سيأتي ومتى، قبل أن ينطلق أحد",
      ),
      `نردّ عليك ${phrases.hours}`,
      ...(facts.years ? [`أكثر من ${phrases.years} ونحن نذهب إلى المريض`] : []),
      `نتحدث ${phrases.languages}`,
    ],
  },
  faqTitle: "أسئلة شائعة",
  doctors: {
    title: "أي زيارة طبيب تناسبك؟",
    lines: {
      "doctor-on-call": "لما لا ينتظر موعدًا",
      "doctor-at-home": "في بيتك، في الساعة التي تناسبك",
      "doctor-at-hotel": "لضيوف المدينة، في غرفهم",
      "family-doctors": "طبيب واحد يعرفكم جميعًا",
    },
  },
  relatedTitle: "خدمات قريبة من هذه",
  reviewsTitle: "ماذا يقول المرضى",
  articlesTitle: "قراءة تفيدك أولًا",
  articlesOfSet: { doctor: "المزيد عن زيارات الأطباء", other: "المزيد عن التحاليل والعافية" },
  areasTitle: "نأتي إليك في",
  final: {
    title: "تحدّث إلينا مباشرة، بلا استمارات.",
    text: "أخبرنا بما تحتاجه وبمكانك، ونخبرك بمن سيأتي ومتى وكم التكلفة.",
  },
  floating: "اسأل عن هذه الخدمة",
  unknown: { title: "الخدمات", seeAll: "اعرض كل الخدمات" },
  head: {
    description: (price, summary) => `${price}، ${phrases.openingHours}. ${summary}`,
    comma: "، ",
  },
});

type Texts = Widen<ReturnType<typeof en>>;

export const servicePageTexts = bothLanguages<Texts>({ en, ar });
