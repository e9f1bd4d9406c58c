import { z } from "zod";
import { cleanLabel } from "@domain/clean-text";
import { PRICE_UNITS } from "@domain/facts";
import {
  HIGHEST_PRICE,
  isContentAddress,
  readServiceContent,
  SERVICE_CONTENT_LIMITS as LIMITS,
  type ServiceContentData,
} from "@domain/service-content";
import { SLUG } from "@domain/slug";
import type { ManagedService } from "@/data/staff/services.queries";
import type { AdminDictionary } from "@/words/admin/en";
import { playerSrc } from "@domain/video";
import {
  describedFields,
  textWithFacts,
  NEW_DESCRIBED,
  startingValues,
  isHalfRange,
  isOutside,
  isReversed,
  optionalNumber,
  requiredNumber,
} from "../shared/manage/form-rules";
import { LOCALES } from "@/config/locales";

/** Outside of these a value is asked about before it is stored. */
const USUAL = { price: [20, 5_000], arrival: [10, 180], visit: [10, 720] } as const;
/** How many times a price may become what it was, or be divided, before somebody asks. */
const USUAL_STEP = 3;
export const MAX_MINUTES = { arrival: 600, visit: 1_440 } as const;

interface Pair {
  en: string;
  ar: string;
}

const NO_TEXT: Pair = { en: "", ar: "" };

/** The fields' values of the service's own page. */
interface ContentValues {
  lead: Pair;
  badge: Pair;
  picture: { url: string; words: Pair };
  video: { url: string; words: Pair };
  faqs: { question: Pair; answer: Pair }[];
  prices: { id: string; name: Pair; fromAED: string }[];
}

const isEmptyPair = ({ en, ar }: Pair) => en === "" && ar === "";

/**
 * What the database takes, said before it is sent. No price is a price that nobody has named yet.
 * @param services the slugs of those that texts may name
 * @param unreadable parts of the stored content that have no fields and stay, unless a field takes their place
 */
export const serviceSchema = (
  { services: texts, manage }: AdminDictionary,
  services: readonly string[] | undefined,
  unreadable: Record<string, unknown> = {},
) => {
  const minutes = (most: number) => optionalNumber(1, most, texts.errors.minutes);
  const plain = (most: number) =>
    textWithFacts(most, manage.errors, services).refine(
      (text) => !/[<>\n\r]/.test(text),
      texts.errors.markup,
    );
  const pair = (most: number) =>
    z.object({ en: plain(most), ar: plain(most) }).superRefine((value, context) => {
      if (isEmptyPair(value)) return;
      for (const language of LOCALES)
        if (value[language] === "")
          context.addIssue({ code: "custom", path: [language], message: texts.errors.bothLanguages });
    });
  const needed = (most: number) =>
    pair(most).refine((value) => !isEmptyPair(value), { path: ["en"], message: texts.errors.bothLanguages });
  const address = z
    .string()
    .overwrite(cleanLabel)
    .refine((text) => text === "" || isContentAddress(text), texts.errors.address);
  /** An address comes with words, an address without them is not shown. */
  const withWords = (most: number) =>
    z.object({ url: address, words: pair(most) }).superRefine(({ url, words }, context) => {
      if (url !== "" && isEmptyPair(words))
        context.addIssue({ code: "custom", path: ["words", "en"], message: texts.errors.bothLanguages });
    });
  return z
    .object({
      ...describedFields(manage.errors),
      starting_price: optionalNumber(0, HIGHEST_PRICE, texts.errors.price),
      price_unit: z.enum(PRICE_UNITS),
      arrival_least: minutes(MAX_MINUTES.arrival),
      arrival_most: minutes(MAX_MINUTES.arrival),
      visit_least: minutes(MAX_MINUTES.visit),
      visit_most: minutes(MAX_MINUTES.visit),
      content: z.object({
        lead: pair(LIMITS.lead),
        badge: pair(LIMITS.badge),
        picture: withWords(LIMITS.alt),
        video: withWords(LIMITS.title).refine(({ url }) => url === "" || playerSrc(url) !== undefined, {
          path: ["url"],
          message: texts.errors.video,
        }),
        faqs: z.array(z.object({ question: needed(LIMITS.question), answer: needed(LIMITS.answer) })),
        prices: z
          .array(
            z.object({
              id: z.string().overwrite(cleanLabel).regex(SLUG, manage.errors.slugShape),
              name: needed(LIMITS.name),
              fromAED: requiredNumber(0, HIGHEST_PRICE, texts.errors.itemPrice),
            }),
          )
          .superRefine((items, context) => {
            for (const [place, { id }] of items.entries())
              if (items.findIndex((item) => item.id === id) < place)
                context.addIssue({ code: "custom", path: [place, "id"], message: texts.errors.itemTwice });
          }),
      }),
    })
    .superRefine((value, context) => {
      for (const what of ["name", "description"] as const) {
        const isHalf = (value[`${what}_en`] === "") !== (value[`${what}_ar`] === "");
        const path = [value[`${what}_en`] === "" ? `${what}_en` : `${what}_ar`];
        if (isHalf) context.addIssue({ code: "custom", path, message: texts.errors.bothLanguages });
      }
      for (const what of ["arrival", "visit"] as const) {
        const range = [value[`${what}_least`], value[`${what}_most`]] as const;
        if (isHalfRange(...range) || isReversed(...range))
          context.addIssue({ code: "custom", path: [`${what}_most`], message: texts.errors.range });
      }
    })
    .transform(({ content, ...row }) => ({
      ...row,
      content_data: { ...unreadable, ...contentOf(content) },
    }));
};

type Checked = Omit<ContentValues, "prices"> & { prices: { id: string; name: Pair; fromAED: number }[] };

/** Only what the owner has written; the page has its own words for the rest. */
export function contentOf({ lead, badge, picture, video, faqs, prices }: Checked): ServiceContentData {
  return {
    ...(!isEmptyPair(lead) && { lead }),
    ...(!isEmptyPair(badge) && { badge }),
    ...(picture.url !== "" && { picture: { url: picture.url, alt: picture.words } }),
    ...(video.url !== "" && { video: { url: video.url, title: video.words } }),
    ...(faqs.length > 0 && { faqs }),
    ...(prices.length > 0 && { prices }),
  };
}

export type ServiceValues = z.input<ReturnType<typeof serviceSchema>>;

const NEW_SERVICE = {
  ...NEW_DESCRIBED,
  starting_price: "",
  price_unit: "visit" as const,
  arrival_least: "",
  arrival_most: "",
  visit_least: "",
  visit_most: "",
};

export function serviceValues(service: ManagedService | undefined): ServiceValues {
  const content = readServiceContent(service?.content_data ?? {});
  const text = (value: number | null | undefined) => value?.toString() ?? "";
  return {
    ...startingValues(NEW_SERVICE, service),
    price_unit: PRICE_UNITS.find((unit) => unit === service?.price_unit) ?? "visit",
    starting_price: text(service?.starting_price),
    arrival_least: text(service?.arrival_least),
    arrival_most: text(service?.arrival_most),
    visit_least: text(service?.visit_least),
    visit_most: text(service?.visit_most),
    content: {
      lead: content.lead ?? NO_TEXT,
      badge: content.badge ?? NO_TEXT,
      picture: { url: content.picture?.url ?? "", words: content.picture?.alt ?? NO_TEXT },
      video: { url: content.video?.url ?? "", words: content.video?.title ?? NO_TEXT },
      faqs: content.faqs ?? [],
      prices: (content.prices ?? []).map(({ fromAED, ...price }) => ({ ...price, fromAED: String(fromAED) })),
    },
  };
}

type Questioned = Pick<
  z.output<ReturnType<typeof serviceSchema>>,
  "starting_price" | "arrival_least" | "arrival_most" | "visit_least" | "visit_most" | "content_data"
>;

/**
 * What should be asked before such values are stored; undefined when they are usual.
 * @param former the price that is stored
 */
export function serviceQuestion(
  { starting_price: price, content_data, ...times }: Questioned,
  former: number | null,
  { services: texts }: AdminDictionary,
): string | undefined {
  const prices = [price, ...(content_data.prices ?? []).map(({ fromAED }) => fromAED)];
  const oddPrice = prices.find((one) => isOutside(one, USUAL.price));
  if (oddPrice !== undefined) return texts.unusualPrice(oddPrice);
  if (price !== null && former && (price > former * USUAL_STEP || price * USUAL_STEP < former))
    return texts.unusualStep(former, price);
  for (const what of ["arrival", "visit"] as const) {
    const odd = [times[`${what}_least`], times[`${what}_most`]].find((one) => isOutside(one, USUAL[what]));
    if (odd !== undefined) return texts.unusualMinutes(odd);
  }
  return undefined;
}
