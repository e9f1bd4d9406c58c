import { z } from "zod";
import { cleanLabel, cleanLine, cleanParagraphs } from "@domain/clean-text";
import { PRICE_UNITS } from "@domain/facts";
import {
  MAX_PRICE,
  isContentAddress,
  readServiceContent,
  SERVICE_CONTENT_LIMITS as LIMITS,
  type ServiceContentData,
  unreadableParts,
} from "@domain/service-content";
import { SLUG } from "@domain/slug";
import { playerSrc } from "@domain/video";
import { LOCALES, type Localized } from "@/config/locales";
import type { Json } from "@/data/database.types";
import { countServiceArticles } from "@/data/staff/fact-uses.queries";
import { count, head } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { plainAmount } from "@/i18n/format";
import { servicesTexts } from "@/texts/admin/services";
import { activeField, describedFields, describedName, slugField } from "../resource/described";
import { amount, choice, type Field, number, type FieldMessages } from "../resource/fields";
import { type InputIn, type OutputIn, resource, type RowIn } from "../resource/resource";
import { isHalfRange, isOutside, isReversed, requiredAmountSchema, textWithFacts } from "../resource/rules";

/** A value outside these ranges needs a confirmation. */
const USUAL = { price: [20, 5_000], arrival: [10, 180], visit: [10, 720] } as const;
/** A change of a price by more than this factor needs a confirmation. */
const USUAL_STEP = 3;
export const MAX_MINUTES = { arrival: 600, visit: 1_440 } as const;

const NO_TEXT: Localized = { en: "", ar: "" };

const isEmptyPair = ({ en, ar }: Localized) => en === "" && ar === "";

/** The owner's texts for the service's own page. */
const contentRule = (messages: FieldMessages) => {
  const { errors } = servicesTexts[messages.locale];
  const plain = (max: number, clean = cleanLine) =>
    textWithFacts(max, messages, messages.services, clean).refine((text) => !/[<>]/.test(text), errors.signs);
  const pair = (max: number, clean = cleanLine) =>
    z.object({ en: plain(max, clean), ar: plain(max, clean) }).superRefine((value, context) => {
      if (isEmptyPair(value)) return;
      for (const language of LOCALES)
        if (value[language] === "")
          context.addIssue({ code: "custom", path: [language], message: errors.bothLanguages });
    });
  const needed = (max: number, clean = cleanLine) =>
    pair(max, clean).refine((value) => !isEmptyPair(value), { path: ["en"], message: errors.bothLanguages });
  const address = z
    .string()
    .overwrite(cleanLabel)
    .refine((text) => text === "" || isContentAddress(text), errors.address);
  return z.object({
    lead: pair(LIMITS.lead),
    badge: pair(LIMITS.badge),
    // A picture needs an alternative text: without it, it is not shown.
    picture: z.object({ url: address, alt: pair(LIMITS.alt) }).superRefine(({ url, alt }, context) => {
      if (url !== "" && isEmptyPair(alt))
        context.addIssue({ code: "custom", path: ["alt", "en"], message: errors.bothLanguages });
    }),
    video: z.object({ url: address, title: pair(LIMITS.title) }).superRefine(({ url, title }, context) => {
      const refuse = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
      if (url !== "" && isEmptyPair(title)) refuse(["title", "en"], errors.bothLanguages);
      if (url !== "" && playerSrc(url) === undefined) refuse(["url"], errors.video);
    }),
    faqs: z.array(
      z.object({ question: needed(LIMITS.question), answer: needed(LIMITS.answer, cleanParagraphs) }),
    ),
    prices: z
      .array(
        z.object({
          id: z.string().overwrite(cleanLabel).regex(SLUG, messages.slugShape),
          name: needed(LIMITS.name),
          fromAED: requiredAmountSchema(MAX_PRICE, messages, errors.itemPrice),
        }),
      )
      .superRefine((items, context) => {
        for (const [place, { id }] of items.entries())
          if (items.findIndex((item) => item.id === id) < place)
            context.addIssue({ code: "custom", path: [place, "id"], message: errors.itemTwice });
      }),
    // Stored parts without fields, which stay unless a field replaces them.
    unreadable: z.record(z.string(), z.unknown()),
  });
};

type ContentValues = z.input<ReturnType<typeof contentRule>>;

const content: Field<ContentValues, NonNullable<Json>, Json> = {
  schema: (messages) =>
    contentRule(messages).transform(({ unreadable, ...written }): NonNullable<Json> => ({
      ...(unreadable as Record<string, Json>),
      ...serviceContent(written),
    })),
  initialValue: {
    lead: NO_TEXT,
    badge: NO_TEXT,
    picture: { url: "", alt: NO_TEXT },
    video: { url: "", title: NO_TEXT },
    faqs: [],
    prices: [],
    unreadable: {},
  },
  toInput: (stored) => {
    const { prices = [], ...parts } = readServiceContent(stored);
    return {
      ...content.initialValue,
      ...parts,
      prices: prices.map(({ fromAED, ...price }) => ({ ...price, fromAED: plainAmount(fromAED) })),
      unreadable: unreadableParts(stored),
    };
  },
};

type Written = Omit<z.output<ReturnType<typeof contentRule>>, "unreadable">;

/** Only the owner's texts; the page has its own for the rest. */
export function serviceContent({ lead, badge, picture, video, faqs, prices }: Written): ServiceContentData {
  return {
    ...(!isEmptyPair(lead) && { lead }),
    ...(!isEmptyPair(badge) && { badge }),
    ...(picture.url !== "" && { picture }),
    ...(video.url !== "" && { video }),
    ...(faqs.length > 0 && { faqs }),
    ...(prices.length > 0 && { prices }),
  };
}

const minutes = (max: number) => number([1, max]);

export const services = resource("services", {
  texts: servicesTexts,
  fields: {
    ...slugField,
    // An empty price means that there is none yet.
    starting_price: amount(MAX_PRICE),
    price_unit: choice(PRICE_UNITS),
    arrival_least: minutes(MAX_MINUTES.arrival),
    arrival_most: minutes(MAX_MINUTES.arrival),
    visit_least: minutes(MAX_MINUTES.visit),
    visit_most: minutes(MAX_MINUTES.visit),
    ...describedFields,
    ...activeField,
    content_data: content,
  },
  isOrdered: true,
  unique: "slug",
  nameOf: describedName,
  describeUses: async ({ id, slug }, texts, signal) => {
    const pages = staffClient.from("location_services").select("service_id", head).eq("service_id", id);
    const written = staffClient.from("blog_posts").select("id", head).eq("primary_service", slug);
    const [locations, posts, articles] = await Promise.all([
      count(pages, signal),
      count(written.is("deleted_at", null), signal),
      countServiceArticles(slug, signal),
    ]);
    return [
      texts.locationsLeft(locations),
      texts.postsLeft(posts),
      ...(articles > 0 ? [texts.articlesLeft(articles)] : []),
    ];
  },
  check: (values, refuse, { errors }) => {
    for (const what of ["name", "description"] as const) {
      const isHalf = (values[`${what}_en`] === "") !== (values[`${what}_ar`] === "");
      if (isHalf) refuse(values[`${what}_en`] === "" ? `${what}_en` : `${what}_ar`, errors.bothLanguages);
    }
    for (const what of ["arrival", "visit"] as const) {
      const range = [values[`${what}_least`], values[`${what}_most`]] as const;
      if (isHalfRange(...range) || isReversed(...range)) refuse(`${what}_most`, errors.range);
    }
  },
});

export type Service = RowIn<typeof services>;
export type ServiceValues = InputIn<typeof services>;

/**
 * A question before unusual values are stored; undefined for usual ones.
 * @param former the stored price
 */
export function serviceQuestion(
  { starting_price: price, content_data, ...times }: OutputIn<typeof services>,
  former: number | null,
  texts: (typeof servicesTexts)["en"],
): string | undefined {
  const prices = [price, ...(readServiceContent(content_data).prices ?? []).map(({ fromAED }) => fromAED)];
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
