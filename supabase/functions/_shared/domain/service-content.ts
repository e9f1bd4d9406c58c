import { z } from "zod";
import { cleanLabel, cleanLine, cleanParagraphs } from "./clean-text.ts";
import { SLUG } from "./slug.ts";

/** An owner's changes to a service's own page; for missing ones the page shows the application's texts. */

export const SERVICE_CONTENT_LIMITS = {
  lead: 400,
  badge: 40,
  alt: 200,
  title: 120,
  question: 200,
  answer: 2000,
  name: 120,
  entries: 30,
};
export const MAX_PRICE = 100_000;

const text = (max: number, clean: (text: string) => string) =>
  z
    .string()
    .overwrite(clean)
    .min(1)
    .max(max)
    .regex(/^[^<>]*$/u);
const inBoth = (max: number, clean = cleanLine) =>
  z.strictObject({ en: text(max, clean), ar: text(max, clean) });
/** The content security policy allows only these: https, or the storage of a local copy. */
const address = z
  .string()
  .overwrite(cleanLabel)
  .pipe(z.url({ protocol: /^https?$/ }).max(2000))
  .refine((url) => {
    if (!URL.canParse(url)) return false;
    const { protocol, hostname, username } = new URL(url);
    return username === "" && (protocol === "https:" || ["127.0.0.1", "localhost"].includes(hostname));
  });

/** Whether a picture or a video may have this address. */
export const isContentAddress = (text: string): boolean => address.safeParse(text).success;

const parts = {
  /** The first sentence of the page. */
  lead: inBoth(SERVICE_CONTENT_LIMITS.lead),
  /** A few words above the price. */
  badge: inBoth(SERVICE_CONTENT_LIMITS.badge),
  picture: z.strictObject({ url: address, alt: inBoth(SERVICE_CONTENT_LIMITS.alt) }),
  video: z.strictObject({ url: address, title: inBoth(SERVICE_CONTENT_LIMITS.title) }),
  /** Questions after the page's own. */
  faqs: z
    .array(
      z.strictObject({
        question: inBoth(SERVICE_CONTENT_LIMITS.question),
        answer: inBoth(SERVICE_CONTENT_LIMITS.answer, cleanParagraphs),
      }),
    )
    .max(SERVICE_CONTENT_LIMITS.entries),
  /** Single items with a price of their own, such as tests and drips. */
  prices: z
    .array(
      z.strictObject({
        id: z.string().overwrite(cleanLabel).regex(SLUG),
        name: inBoth(SERVICE_CONTENT_LIMITS.name),
        fromAED: z.number().min(0).max(MAX_PRICE),
      }),
    )
    .max(SERVICE_CONTENT_LIMITS.entries),
};

const serviceContentSchema = z.strictObject(parts).partial();
export type ServiceContentData = z.infer<typeof serviceContentSchema>;

const partsOf = (stored: unknown) => z.record(z.string(), z.unknown()).safeParse(stored).data ?? {};

/** The content of a row, part by part: an unknown or broken part is left out, and the others stay. */
export function readServiceContent(stored: unknown): ServiceContentData {
  const data = partsOf(stored);
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, schema]) => {
      const { data: value } = schema.safeParse(data[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as ServiceContentData;
}

/** The unknown or broken parts of a row: no page shows them, and a change of the others keeps them. */
export function unreadableParts(stored: unknown): Record<string, unknown> {
  const read = readServiceContent(stored);
  return Object.fromEntries(Object.entries(partsOf(stored)).filter(([name]) => !Object.hasOwn(read, name)));
}
