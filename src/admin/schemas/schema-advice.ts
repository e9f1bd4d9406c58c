import type { schemasTexts } from "@/texts/admin/schemas";
import type { Schemas, SchemaType } from "./structured-data";

interface Advice {
  /** Without it search engines ignore the block, or the page leaves it out. */
  isNeeded: boolean;
  text: string;
}

type Block = Readonly<Record<string, unknown>>;
type Texts = (typeof schemasTexts)["en"];

interface Rules<Schema> {
  required: readonly (keyof Schema & string)[];
  recommended: readonly (keyof Schema & string)[];
  /** Accepted alternatives of the type. */
  kinds: readonly string[];
}

const MAX_HEADLINE_LENGTH = 110;

/** The properties that Google's documentation of structured data requires and recommends, as far as this site has them. */
const RULES: { [Type in SchemaType]: Rules<Schemas[Type]> } = {
  LocalBusiness: {
    required: ["name", "address"],
    recommended: ["telephone", "url", "image", "priceRange"],
    kinds: ["MedicalBusiness", "MedicalClinic", "Physician"],
  },
  Service: {
    required: ["name", "provider"],
    recommended: ["description", "areaServed", "offers"],
    kinds: [],
  },
  FAQPage: { required: ["mainEntity"], recommended: [], kinds: [] },
  Article: {
    required: ["headline", "author", "datePublished"],
    recommended: ["image", "dateModified", "publisher"],
    kinds: ["BlogPosting", "NewsArticle", "MedicalScholarlyArticle"],
  },
  BreadcrumbList: { required: ["itemListElement"], recommended: [], kinds: [] },
  Organization: {
    required: ["name", "url"],
    recommended: ["logo", "contactPoint", "sameAs"],
    kinds: ["MedicalOrganization", "LocalBusiness", "MedicalBusiness", "MedicalClinic"],
  },
};

/** Advice about the data, required properties first. Empty without any. */
export function schemaAdvice(data: unknown, type: SchemaType, texts: Texts): Advice[] {
  const blocks = blocksOf(data);
  const needed = new Set<string>();
  const hints = new Set<string>();
  if (blocks.some((block) => typesOf(block).length === 0)) needed.add(texts.advice.noType);
  const ofType = blocks.filter((block) => isOfType(block, type));
  if (ofType.length === 0) needed.add(texts.advice.otherType(texts.options.schema_type[type], type));
  for (const block of ofType) {
    const { required, recommended } = RULES[type];
    for (const property of required) {
      if (isEmpty(block[property])) needed.add(texts.advice.missing(property));
    }
    for (const text of insideOf(block, type, texts)) needed.add(text);
    for (const property of recommended) {
      if (isEmpty(block[property])) hints.add(texts.advice.recommended(property));
    }
    const { headline } = block;
    if (typeof headline === "string" && headline.length > MAX_HEADLINE_LENGTH) {
      hints.add(texts.advice.longHeadline);
    }
  }
  return [
    ...[...needed].map((text) => ({ isNeeded: true, text })),
    ...[...hints].map((text) => ({ isNeeded: false, text })),
  ];
}

function insideOf(block: Block, type: SchemaType, texts: Texts): string[] {
  if (type === "FAQPage") {
    return listOf(block["mainEntity"]).flatMap((question, index) =>
      isEmpty(question["name"]) ||
      listOf(question["acceptedAnswer"]).every((answer) => isEmpty(answer["text"]))
        ? [texts.advice.question(index + 1)]
        : [],
    );
  }
  if (type === "BreadcrumbList") {
    const steps = listOf(block["itemListElement"]);
    return steps.flatMap((step, index) => {
      const hasName = !isEmpty(step["name"]) || listOf(step["item"]).some((item) => !isEmpty(item["name"]));
      const isLast = index === steps.length - 1;
      return hasName && Number(step["position"]) === index + 1 && (isLast || !isEmpty(step["item"]))
        ? []
        : [texts.advice.crumb(index + 1)];
    });
  }
  if (type !== "Article") return [];
  return ["datePublished", "dateModified"]
    .filter((property) => !isEmpty(block[property]) && !isDate(block[property]))
    .map(texts.advice.date);
}

/** The objects of a property with one or several values; any other value counts as an empty object, so that it is noticed. */
const listOf = (value: unknown): Block[] =>
  (Array.isArray(value) ? value : [value]).map((one: unknown) => (isBlock(one) ? one : {}));

const blocksOf = (data: unknown): Block[] =>
  listOf(data).flatMap((block) => (Array.isArray(block["@graph"]) ? listOf(block["@graph"]) : [block]));

const isBlock = (value: unknown): value is Block =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const typesOf = (block: Block): string[] =>
  [block["@type"]].flat().filter((type): type is string => typeof type === "string" && type !== "");

const isOfType = (block: Block, type: SchemaType): boolean =>
  typesOf(block).some((name) => name === type || RULES[type].kinds.includes(name));

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.every(isEmpty));

const isDate = (value: unknown): boolean =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) && !Number.isNaN(Date.parse(value));
