import type { Localized } from "@/i18n/locales";
import { pricesFromAED } from "@/config/facts";
import { catalogueTitles } from "./service-titles";

export type ServiceCategory = "doctor" | "nursing" | "tests" | "wellness" | "care";

export interface CatalogueService {
  slug: string;
  category: ServiceCategory;
  title: Localized;
  startingFromAED: number;
  description: Localized;
  benefits: Localized<readonly string[]>;
}

/** The five services of the menu, the grid and the structured data, in the order in which they are shown. */
export const catalogue: readonly CatalogueService[] = [
  {
    slug: "doctor-on-call",
    category: "doctor",
    title: catalogueTitles["doctor-on-call"],
    startingFromAED: pricesFromAED.doctor,
    description: {
      en: "A DHA-licensed doctor comes to your home, hotel or office, examines you without hurry, and leaves you with a clear plan: treatment, a prescription or a referral.",
      ar: "طبيب مرخّص من هيئة الصحة بدبي يأتي إلى بيتك أو فندقك أو مكتبك، يفحصك دون استعجال، ويترك لك خطة واضحة: علاجًا أو وصفة أو إحالة.",
    },
    benefits: {
      en: [
        "No waiting room: the doctor comes to you",
        "Day and night, weekends and holidays included",
        "A prescription, or a sick-leave note where the doctor finds it justified",
      ],
      ar: [
        "بلا غرفة انتظار: الطبيب يأتي إليك",
        "ليلًا ونهارًا، في العطل ونهاية الأسبوع أيضًا",
        "وصفة طبية، أو إجازة مرضية إذا رأى الطبيب ما يستدعيها",
      ],
    },
  },
  {
    slug: "nurse-on-call",
    category: "nursing",
    title: catalogueTitles["nurse-on-call"],
    startingFromAED: pricesFromAED.nurse,
    description: {
      en: "A licensed nurse at your door for injections, dressings, cannula and catheter care, or a watchful eye after hospital, for one visit or as long as you need.",
      ar: "ممرّض مرخّص عند بابك للحقن وتغيير الضماد والعناية بالكانيولا والقسطرة، أو للمتابعة بعد المستشفى، لزيارة واحدة أو للمدة التي تحتاجها.",
    },
    benefits: {
      en: [
        "Follows your doctor's orders and reports back",
        "The same nurse each time, whenever possible",
        "Male and female nurses, by your preference",
      ],
      ar: [
        "ينفّذ تعليمات طبيبك ويطلعه على النتيجة",
        "الممرّض نفسه في كل زيارة متى أمكن",
        "ممرّضون وممرّضات، بحسب رغبتك",
      ],
    },
  },
  {
    slug: "lab-test-at-home",
    category: "tests",
    title: catalogueTitles["lab-test-at-home"],
    startingFromAED: pricesFromAED.labTest,
    description: {
      en: "A DHA-licensed nurse takes the sample at your home, early if you are fasting, and a licensed laboratory sends the result to your phone with a doctor to explain it.",
      ar: "تأخذ ممرّضة مرخّصة من هيئة الصحة بدبي العيّنة في بيتك، باكرًا إن كنت صائمًا للتحليل، ويرسل مختبر مرخّص النتيجة إلى هاتفك، مع طبيب يشرحها لك.",
    },
    benefits: {
      en: [
        "Samples from early morning, before work or school",
        "Gentle with children and older people",
        "Results on your phone, explained by a doctor",
      ],
      ar: [
        "سحب العيّنات منذ الصباح الباكر، قبل العمل أو المدرسة",
        "رفق بالأطفال وكبار السن",
        "النتائج على هاتفك، يشرحها لك طبيب",
      ],
    },
  },
  {
    slug: "iv-therapy-at-home",
    category: "wellness",
    title: catalogueTitles["iv-therapy-at-home"],
    startingFromAED: pricesFromAED.ivTherapy,
    description: {
      en: "Fluids and vitamins through a drip while you rest on your own sofa. A clinician checks first that it is right for you, and a nurse stays until it is done.",
      ar: "سوائل وفيتامينات عبر الوريد وأنت مستريح على أريكتك. يتأكد مختص أولًا من أنها تناسبك، وتبقى الممرّضة معك حتى تنتهي.",
    },
    benefits: {
      en: [
        "A health check before every drip",
        "A nurse with you from the first minute to the last",
        "At home, in your hotel room or at the office",
      ],
      ar: [
        "فحص صحي قبل كل جلسة",
        "ممرّضة معك من الدقيقة الأولى إلى الأخيرة",
        "في بيتك أو غرفتك في الفندق أو مكتبك",
      ],
    },
  },
  {
    slug: "elderly-care",
    category: "care",
    title: catalogueTitles["elderly-care"],
    startingFromAED: pricesFromAED.elderlyCare,
    description: {
      en: "Patient, trained carers who help a parent wash, eat, move and take medicines on time, in shifts that fit your family, with a nurse who oversees the plan.",
      ar: "مرافقون مدرَّبون وصبورون يساعدون والديك على الاستحمام والأكل والحركة وأخذ الدواء في موعده، بمناوبات تناسب عائلتك، وبإشراف ممرّضة على الخطة.",
    },
    benefits: {
      en: [
        "A care plan written with your family and reviewed",
        "Carers who speak your parent's language",
        "Short daily notes, so you know how the day went",
      ],
      ar: [
        "خطة رعاية نكتبها معكم ونراجعها",
        "مرافقون يتحدثون لغة والديك",
        "ملاحظات يومية قصيرة لتعرف كيف مرّ اليوم",
      ],
    },
  },
];
