import { z } from "zod";
import { emergencyNumbers } from "../config/contact.ts";

const ARABIC = /\p{Script=Arabic}/u;
/** A text that only names facts is the same in both languages. */
const withoutPlaceholders = (text: string) => text.replaceAll(/\{+[^{}]*\}+/g, "");

const English = z
  .string()
  .min(1)
  .refine((text) => !ARABIC.test(text), "The English text has Arabic letters. Are the two texts swapped?");
const Arabic = z
  .string()
  .min(1)
  .refine(
    (text) => ARABIC.test(text) || !/\p{L}/u.test(withoutPlaceholders(text)),
    "The Arabic text has no Arabic letters. Is it still to be translated?",
  );

/** One text in both languages. */
const Text = z.strictObject({ en: English, ar: Arabic });
const Texts = z.array(Text).min(1);
const Titled = z.strictObject({ title: Text, text: Text });
/** A text with a place that the program fills, such as `{drip}`. */
const textWith = (place: string) =>
  Text.refine(({ en, ar }) => [en, ar].every((text) => text.includes(place)), {
    message: `Both texts need ${place}: the program puts the name there.`,
  });

const ServiceCategory = z.enum(["doctor", "nursing", "tests", "wellness", "care"]);

const Steps = z.array(Titled).length(3);

/** The words of a service's page. */
export const Service = z.strictObject({
  category: ServiceCategory,
  /** The headline of the page: the service and the location. */
  heading: Text,
  /** The headline of a search result, an advertisement and a shared link. At most 30 characters: advertising networks cut the rest. */
  adHeadline: Text,
  /** Slugs of what people look for beside it. */
  related: z.array(z.string()).length(4),
  /** Paragraphs on what the service is for, and what it is not. */
  about: Texts,
  /** Left out for a service of the catalogue, which has them. */
  benefits: Texts.length(3).optional(),
  /** The arrival time on its page while the owner has entered no minutes. */
  comes: z.enum(["at an agreed time", "by appointment", "in shifts"]),
  who: Text,
  /** Its own, or the name of steps that several services have. */
  steps: z.union([z.enum(["doctor", "nurse", "sample", "care"]), Steps]),
  faqs: z.array(z.strictObject({ question: Text, answer: Text })).min(4),
  /** Search terms for the head of the page; each language has its own. */
  keywords: z.strictObject({ en: z.array(English).min(4).max(8), ar: z.array(Arabic).min(4).max(8) }),
});
export const ServiceSteps = z.strictObject({ doctor: Steps, nurse: Steps, sample: Steps, care: Steps });

export const Catalogue = z.array(
  z.strictObject({ slug: z.string(), category: ServiceCategory, benefits: Texts.length(3) }),
);

/** Names its picture too. */
const DripId = z.enum([
  "energy-booster",
  "hair-growth",
  "liver-detox",
  "gut-cleansing",
  "nad",
  "iron",
  "immune-boost",
  "hydration",
  "multivitamin",
  "jet-lag",
  "skin-glow",
]);
export const Drips = z.array(
  z.strictObject({
    id: DripId,
    category: Text,
    /** Some names are written in Latin letters in Arabic, too. */
    title: z.strictObject({ en: English, ar: z.string().min(1) }),
    isPopular: z.boolean().optional(),
    badge: Text.optional(),
    suitableFor: Text,
    benefits: Texts.length(3),
    /** The limits of the service, and who should see a doctor instead. */
    note: Text,
  }),
);

export const IvTherapyPage = z.strictObject({
  today: Titled,
  why: z.strictObject({ title: Text, points: Texts }),
  notFor: z.strictObject({ title: Text, points: Texts, text: Text }),
  drips: Titled.extend({
    popular: Text,
    /** The labels of the links to the categories. */
    categories: Text,
    /** Opens the list of the others. */
    others: Text,
    askPrice: Text,
    imageAlt: textWith("{drip}"),
    chatMessage: textWith("{drip}"),
    chatLabel: textWith("{drip}"),
  }),
  urgent: Titled.extend({
    needs: z.array(Titled.extend({ doNotWait: Text })).min(1),
    doNotWait: Text,
    emergency: Text,
  }),
  coverage: Titled.extend({ near: textWith("{landmarks}") }),
});

/** Names its icon too. */
const CareId = z.enum([
  "companionship",
  "personal-care",
  "night-care",
  "memory-care",
  "after-hospital",
  "nursing-visits",
]);
export const ElderlyCarePage = z.strictObject({
  services: Titled.extend({
    ratingLabel: Text,
    /** Names what was chosen and nothing about anyone's health: the visitor decides what to add. */
    chatMessage: textWith("{care}"),
    chatLabel: textWith("{care}"),
  }),
  kinds: z
    .array(Titled.extend({ id: CareId, badge: Text, features: Texts.length(4), trust: Texts.length(3) }))
    .min(1),
  why: Titled.extend({
    /** A reason that rests on a number is left out while nobody has counted. */
    reasons: z.array(Titled.extend({ onlyWith: z.literal("patients").optional() })).min(1),
  }),
});

const DangerSign = z.strictObject({
  words: Text,
  forWhom: Text.optional(),
  source: z.url(),
  sourceAdvises: z.string().optional(),
});
const Signs = z.record(z.string().regex(/^[a-z][A-Za-z]+$/), DangerSign);
export const DangerSigns = z.strictObject({
  [`call ${emergencyNumbers.ambulance}` as const]: Signs,
  "emergency department": Signs,
  "doctor today": Signs,
});

const Pattern = z.string().refine((pattern) => {
  try {
    return RegExp(pattern, "i") instanceof RegExp;
  } catch {
    return false;
  }
}, "This is not a pattern: write words or parts of words, separated by |.");
const Questions = z.array(z.strictObject({ q: Text, a: Text })).min(1);
const KindName = z.enum(["doctor", "nurse", "lab", "iv", "elderly", "homeCare"]);

export const Chapters = z
  .array(
    z.strictObject({
      for: z.array(KindName).optional(),
      about: Pattern.optional(),
      heading: Text,
      lead: Text,
      tips: z.array(Text).min(4),
    }),
  )
  .min(1);
export const Kind = z.strictObject({
  excerpt: Text,
  metaDescription: Text,
  alt: Text,
  infographic: Text,
  intros: Texts,
  sections: Texts,
  chapters: Chapters,
  faq: Questions,
});
export const EveryArticle = z.strictObject({
  groupHeadings: Texts,
  practical: Texts,
  areas: Texts,
  bookings: Texts,
  price: Text,
  closings: Texts,
  faq: Questions,
});
export const Emergency = z.strictObject({
  frames: z.array(z.strictObject({ heading: Text, lead: Text, end: Text })).min(1),
  signs: z.array(Texts.length(3)).min(1),
});
const GroupsOfSigns = z.array(z.array(z.string()).min(1)).min(1);
export const Newborn = z.strictObject({
  frames: z.array(z.strictObject({ heading: Text, baby: Text, mother: Text })).min(1),
  babySigns: GroupsOfSigns,
  motherSigns: GroupsOfSigns,
});
export const Notes = z.array(z.strictObject({ about: Pattern, text: Text })).min(1);

/** The parsed file of a service, with its steps, which several services may share. */
export type ServiceFile = Omit<z.infer<typeof Service>, "steps"> & { steps: z.infer<typeof Steps> };
