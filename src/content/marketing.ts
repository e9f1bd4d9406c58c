import type { Localized } from "@/i18n/locales";
import { pricesFromAED, type PriceUnit } from "@/config/facts";

/** What a service's page says to someone who arrives from a search or an advertisement. */
export interface Marketing {
  /** The headline: the service and the place. */
  landingH1: Localized;
  /** What a search result, an advertisement and a shared link say. At most 30 characters: advertising networks cut the rest. */
  adHeadline: Localized;
  startingFromAED: number;
  priceLabel: Localized;
}

const per: Record<PriceUnit, Localized> = {
  visit: { en: "per visit", ar: "للزيارة" },
  package: { en: "per package", ar: "للباقة" },
  day: { en: "per day", ar: "لليوم" },
  hour: { en: "per hour", ar: "للساعة" },
};

const startingFrom = (price: number, unit: PriceUnit): Pick<Marketing, "startingFromAED" | "priceLabel"> => ({
  startingFromAED: price,
  priceLabel: {
    en: `From AED ${price} ${per[unit].en}`,
    ar: `ابتداءً من ${price} درهمًا ${per[unit].ar}`,
  },
});

const marketing: Readonly<Record<string, Marketing>> = {
  "doctor-on-call": {
    landingH1: { en: "Doctor on Call in Dubai, at Your Door", ar: "طبيب تحت الطلب في دبي، عند بابك" },
    adHeadline: { en: "Doctor on Call in Dubai, 24/7", ar: "طبيب تحت الطلب في دبي 24/7" },
    ...startingFrom(pricesFromAED.doctor, "visit"),
  },
  "nurse-on-call": {
    landingH1: { en: "A Nurse on Call in Dubai, Day and Night", ar: "ممرّض تحت الطلب في دبي، ليلًا ونهارًا" },
    adHeadline: { en: "Nurse on Call in Dubai, 24/7", ar: "ممرّض تحت الطلب في دبي 24/7" },
    ...startingFrom(pricesFromAED.nurse, "visit"),
  },
  "lab-test-at-home": {
    landingH1: {
      en: "Lab Tests at Home in Dubai, Without the Waiting Room",
      ar: "تحاليل مخبرية في بيتك بدبي، بلا غرفة انتظار",
    },
    adHeadline: { en: "Lab Tests at Home in Dubai", ar: "تحاليل في منزلك بدبي" },
    ...startingFrom(pricesFromAED.labTest, "visit"),
  },
  "iv-therapy-at-home": {
    landingH1: {
      en: "IV Therapy at Home in Dubai, with a Nurse Beside You",
      ar: "علاج وريدي في بيتك بدبي، والممرّضة بجانبك",
    },
    adHeadline: { en: "IV Therapy at Home in Dubai", ar: "علاج وريدي في منزلك بدبي" },
    ...startingFrom(pricesFromAED.ivTherapy, "visit"),
  },
  "elderly-care": {
    landingH1: {
      en: "Elderly Care in Dubai, in the Home They Know",
      ar: "رعاية كبار السن في دبي، في البيت الذي ألفوه",
    },
    adHeadline: { en: "Elderly Care at Home in Dubai", ar: "رعاية كبار السن في دبي" },
    ...startingFrom(pricesFromAED.elderlyCare, "day"),
  },
  "doctor-at-home": {
    landingH1: {
      en: "Doctor at Home in Dubai, for the Whole Household",
      ar: "طبيب في بيتك بدبي، لأهل البيت كلهم",
    },
    adHeadline: { en: "Doctor at Your Home in Dubai", ar: "طبيب في منزلك بدبي" },
    ...startingFrom(pricesFromAED.doctor, "visit"),
  },
  "nurse-at-home": {
    landingH1: {
      en: "Nurse at Home in Dubai, at the Hours You Need",
      ar: "ممرّض في بيتك بدبي، في الساعات التي تناسبك",
    },
    adHeadline: { en: "Nurse at Your Home in Dubai", ar: "ممرّض في منزلك بدبي" },
    ...startingFrom(pricesFromAED.nurse, "visit"),
  },
  "doctor-at-hotel": {
    landingH1: {
      en: "Hotel Doctor in Dubai, in Your Room Day or Night",
      ar: "طبيب في فندقك بدبي، في غرفتك ليلًا أو نهارًا",
    },
    adHeadline: { en: "Hotel Doctor in Dubai, 24/7", ar: "طبيب في فندقك بدبي 24/7" },
    ...startingFrom(pricesFromAED.doctor, "visit"),
  },
  "family-doctors": {
    landingH1: { en: "A Family Doctor in Dubai Who Knows You", ar: "طبيب أسرة في دبي يعرفكم ويأتي إليكم" },
    adHeadline: { en: "Your Family Doctor in Dubai", ar: "طبيب أسرتك في دبي" },
    ...startingFrom(pricesFromAED.familyDoctor, "visit"),
  },
  "physiotherapy-at-home": {
    landingH1: {
      en: "Physiotherapy at Home in Dubai, Where You Move Every Day",
      ar: "علاج طبيعي في بيتك بدبي، حيث تتحرّك كل يوم",
    },
    adHeadline: { en: "Physiotherapy at Home, Dubai", ar: "علاج طبيعي في منزلك بدبي" },
    ...startingFrom(pricesFromAED.physiotherapy, "visit"),
  },
  "flu-vaccination": {
    landingH1: {
      en: "Flu Vaccination at Home in Dubai, for All the Family",
      ar: "تطعيم الإنفلونزا في بيتك بدبي، للعائلة كلها",
    },
    adHeadline: { en: "Flu Vaccine at Home in Dubai", ar: "تطعيم الإنفلونزا في بيتك بدبي" },
    ...startingFrom(pricesFromAED.fluVaccination, "visit"),
  },
  "wellness-packages": {
    landingH1: {
      en: "Wellness Packages at Home in Dubai, Explained by a Doctor",
      ar: "باقات الفحص والعافية في بيتك بدبي، ويشرحها لك طبيب",
    },
    adHeadline: { en: "Health Check at Home in Dubai", ar: "باقات فحص في منزلك بدبي" },
    ...startingFrom(pricesFromAED.wellnessPackage, "package"),
  },
  "nurse-at-hotel": {
    landingH1: {
      en: "A Nurse at Your Hotel in Dubai, Quiet and Discreet",
      ar: "ممرّض في فندقك بدبي، بهدوء وخصوصية",
    },
    adHeadline: { en: "Hotel Nurse in Dubai, 24/7", ar: "ممرّض في فندقك بدبي 24/7" },
    ...startingFrom(pricesFromAED.nurse, "visit"),
  },
  "post-surgery-nursing": {
    landingH1: {
      en: "Post-Surgery Nursing in Dubai, from Your First Day Home",
      ar: "تمريض ما بعد الجراحة في دبي، منذ يومك الأول في البيت",
    },
    adHeadline: { en: "Post-Surgery Nurse in Dubai", ar: "ممرّض بعد الجراحة في دبي" },
    ...startingFrom(pricesFromAED.careDay, "day"),
  },
  "pre-post-operative-care": {
    landingH1: {
      en: "Pre- and Post-Operative Care in Dubai, in Your Own Home",
      ar: "الرعاية قبل العملية وبعدها في دبي، وأنت في بيتك",
    },
    adHeadline: { en: "Surgery Care at Home in Dubai", ar: "رعاية قبل العملية وبعدها بدبي" },
    ...startingFrom(pricesFromAED.careDay, "day"),
  },
  "maternity-newborn-care": {
    landingH1: {
      en: "Maternity and Newborn Care in Dubai, Nights Included",
      ar: "رعاية الأم والمولود في دبي، نهارًا وليلًا",
    },
    adHeadline: { en: "Newborn Nurse at Home, Dubai", ar: "ممرّضة لمولودك في دبي" },
    ...startingFrom(pricesFromAED.careDay, "day"),
  },
  "babysitting-childcare": {
    landingH1: {
      en: "Babysitting in Dubai, by Trained Carers in Your Home",
      ar: "مجالسة الأطفال في دبي، مع مربّية مدرَّبة في بيتكم",
    },
    adHeadline: { en: "Trained Babysitters in Dubai", ar: "مربّيات مدرَّبات في دبي" },
    ...startingFrom(pricesFromAED.childcareHour, "hour"),
  },
  "palliative-care": {
    landingH1: {
      en: "Palliative Care at Home in Dubai, with Time for One Another",
      ar: "رعاية تلطيفية في البيت بدبي، ووقت لبعضكم بعضًا",
    },
    adHeadline: { en: "Palliative Care at Home, Dubai", ar: "رعاية تلطيفية في المنزل بدبي" },
    ...startingFrom(pricesFromAED.careDay, "day"),
  },
};

/** The overrides of a service, or undefined for a slug that names none. */
export const marketingOf = (slug: string): Marketing | undefined =>
  // A slug comes from an address: `constructor` is in every object, but it is no service.
  Object.hasOwn(marketing, slug) ? marketing[slug] : undefined;
