import { parse, type ParseError } from "jsonc-parser";
import type { Thing } from "schema-dts";
import { CURRENCY } from "@/config/conversions";
import { siteUrl } from "@/config/site";
import { paths } from "@/config/paths";
import type { schemasTexts } from "@/texts/admin/schemas";

/** The kinds of blocks that staff write. */
export const SCHEMA_TYPES = [
  "LocalBusiness",
  "Service",
  "FAQPage",
  "Article",
  "BreadcrumbList",
  "Organization",
] as const;
export type SchemaType = (typeof SCHEMA_TYPES)[number];

/** The properties of a block of each type. */
export type Schemas = { [Type in SchemaType]: Extract<Thing, { "@type": Type }> };

const provider = { "@type": "MedicalBusiness", name: "{{name}}", url: siteUrl } as const;

/**
 * They contain placeholders of facts, so that a block follows the owner's changes. Hours have no placeholder in the search
 * engines' format, and pages have them in a block of their own.
 */
const SAMPLES: Schemas = {
  LocalBusiness: {
    "@type": "LocalBusiness",
    name: "{{name}}",
    url: siteUrl,
    telephone: "{{phone}}",
    image: `${siteUrl}/social/home.jpg`,
    priceRange: "{{price-range}}",
    address: { "@type": "PostalAddress", addressLocality: "Dubai", addressCountry: "AE" },
  },
  Service: {
    "@type": "Service",
    name: "Doctor on Call",
    description: "{{licensed:A DHA-licensed doctor|A doctor}} visits you at home in Dubai.",
    provider,
    areaServed: { "@type": "City", name: "Dubai" },
    offers: { "@type": "Offer", price: "{{amount:doctor-on-call}}", priceCurrency: CURRENCY },
  },
  FAQPage: {
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "How soon can you be with me?",
        acceptedAnswer: {
          "@type": "Answer",
          text: "A doctor usually arrives in {{response:doctor-on-call}}.",
        },
      },
    ],
  },
  Article: {
    "@type": "Article",
    headline: "The article's headline",
    description: "What the article says, in a sentence or two.",
    image: `${siteUrl}/social/home.jpg`,
    author: { "@type": "Person", name: "The author's name" },
    publisher: { "@type": "Organization", name: "{{name}}", url: siteUrl },
    datePublished: "2026-01-31",
    dateModified: "2026-01-31",
  },
  BreadcrumbList: {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}${paths.home}` },
      { "@type": "ListItem", position: 2, name: "Blog", item: `${siteUrl}${paths.blog}` },
      { "@type": "ListItem", position: 3, name: "This page" },
    ],
  },
  Organization: {
    "@type": "Organization",
    name: "{{name}}",
    url: siteUrl,
    logo: `${siteUrl}/social/home.jpg`,
    email: "{{email}}",
    sameAs: ["{{instagram}}", "{{facebook}}", "{{twitter}}"],
    contactPoint: {
      "@type": "ContactPoint",
      telephone: "{{phone}}",
      contactType: "customer service",
      availableLanguage: ["English", "Arabic"],
    },
  },
};

/** Formatted JSON. */
export const jsonText = (data: unknown): string => JSON.stringify(data, null, 2);

/** A complete block of the type as a start: the facts of the business are in it already. */
export const sampleText = (type: SchemaType): string =>
  jsonText({ "@context": "https://schema.org", ...SAMPLES[type] });

/** Whether a text is an unchanged sample. */
export const isSample = (text: string): boolean =>
  SCHEMA_TYPES.some((type) => sampleText(type) === text.trim());

/**
 * The JSON of a text that was copied with its element, `<script type="application/ld+json">`; of several, an array. Any other
 * text stays unchanged.
 */
export function withoutScript(text: string): string {
  if (!/^\s*</.test(text)) return text;
  const blocks = text.split(/<\/script\s*>/i).flatMap((part) => {
    const [, ...inside] = part.split(/<script\b[^>]*>/i);
    return inside.length === 0 ? [] : [inside.join("").trim()];
  });
  if (blocks.length === 0) return text;
  return blocks.length === 1 ? (blocks[0] ?? "") : `[${blocks.join(",\n")}]`;
}

const MAX_BYTES = 50_000;
const MAX_LEVELS = 20;

/** The problem of a text as structured data; undefined when it can be stored. */
export function dataProblem(text: string, texts: (typeof schemasTexts)["en"]): string | undefined {
  const problem = jsonProblem(text);
  if (problem) return `${texts.invalidJson}: ${texts.invalidAt(problem.line, problem.column)}`;
  const data: unknown = JSON.parse(text);
  if (typeof data !== "object" || data === null) return texts.errors.notObject;
  if (isDeeper(data, MAX_LEVELS)) return texts.errors.tooDeep;
  // The database adds spaces after colons and commas; this adds more of them.
  if (new TextEncoder().encode(jsonText(data)).length > MAX_BYTES) return texts.errors.tooLarge;
  if (JSON.stringify(data).includes(String.raw`\u0000`)) return texts.errors.zeroCharacter;
  return undefined;
}

/** Whether arrays and objects are nested deeper than a number of levels. It checks no deeper itself. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

interface JsonProblem {
  line: number;
  column: number;
}

/**
 * The position where a text stops being JSON, or undefined when it is JSON. Browsers report it in different ways, or not at
 * all.
 */
export function jsonProblem(text: string): JsonProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const before = text.slice(0, wrongOffset(text));
    const lines = before.split("\n");
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}

function wrongOffset(text: string): number {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Brackets deeper than the call stack: they are not closed at the end.
  }
  return errors[0]?.offset ?? text.length;
}
