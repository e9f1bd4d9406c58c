import type { Localized } from "@/config/locales";

export type ServiceCategory = "doctor" | "nursing" | "tests" | "wellness" | "care";

interface CatalogueService {
  slug: string;
  category: ServiceCategory;
  benefits: Localized<readonly string[]>;
}

/** The five services of the menu, the grid and the structured data, in the order in which they are shown. */
export const catalogue: readonly CatalogueService[] = [
  {
    slug: "doctor-on-call",
    category: "doctor",
    benefits: {
      en: [
        "No waiting room: the doctor comes to you",
        "Every day, weekends and holidays included",
        "A prescription, or a sick-leave note where the doctor finds it justified",
      ],
      ar: [
        "بلا غرفة انتظار: الطبيب يأتي إليك",
        "كل يوم، في العطل ونهاية الأسبوع أيضًا",
        "وصفة طبية، أو إجازة مرضية إذا رأى الطبيب ما يستدعيها",
      ],
    },
  },
  {
    slug: "nurse-on-call",
    category: "nursing",
    benefits: {
      en: [
        "Follows your doctor's orders and reports back",
        "The same nurse each time, whenever possible",
        "A female or a male nurse, as you prefer",
      ],
      ar: [
        "ينفّذ تعليمات طبيبك ويطلعه على النتيجة",
        "الممرّض نفسه في كل زيارة متى أمكن",
        "ممرّضة أو ممرّض، كما تفضّل",
      ],
    },
  },
  {
    slug: "lab-test-at-home",
    category: "tests",
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
    benefits: {
      en: [
        "A care plan written with your family and reviewed",
        "Carers who speak your parent's language, whenever possible",
        "Short daily notes, so you know how the day went",
      ],
      ar: [
        "خطة رعاية نكتبها معكم ونراجعها",
        "مرافقون يتحدثون لغة والديك متى أمكن",
        "ملاحظات يومية قصيرة لتعرف كيف مرّ اليوم",
      ],
    },
  },
];

/** What the catalogue says of a service, so that its page does not say it a second time in other words. */
export function benefitsOf(slug: string): Localized<readonly string[]> {
  const service = catalogue.find((entry) => entry.slug === slug);
  if (!service) throw new Error(`${slug} is not in the catalogue.`);
  return service.benefits;
}
