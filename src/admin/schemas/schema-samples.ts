import type {
  Article,
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Organization,
  Service,
  WithContext,
} from "schema-dts";
import { CURRENCY } from "@/config/conversions";
import { siteUrl } from "@/config/site";
import { paths } from "@/config/paths";

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

/**
 * Facts stand in them as placeholders, so that a block says tomorrow what the owner has changed by then. Hours have none in the form
 * that search engines read, and pages say theirs in a block of their own.
 */
const CONTEXT = "https://schema.org";
const provider = { "@type": "MedicalBusiness", name: "{{name}}", url: siteUrl } as const;

const localBusiness: WithContext<LocalBusiness> = {
  "@context": CONTEXT,
  "@type": "LocalBusiness",
  name: "{{name}}",
  url: siteUrl,
  telephone: "{{phone}}",
  image: `${siteUrl}/social/home.jpg`,
  priceRange: "{{price-range}}",
  address: { "@type": "PostalAddress", addressLocality: "Dubai", addressCountry: "AE" },
};

const service: WithContext<Service> = {
  "@context": CONTEXT,
  "@type": "Service",
  name: "Doctor on Call",
  description: "{{licensed:A DHA-licensed doctor|A doctor}} visits you at home in Dubai.",
  provider,
  areaServed: { "@type": "City", name: "Dubai" },
  offers: { "@type": "Offer", price: "{{amount:doctor-on-call}}", priceCurrency: CURRENCY },
};

const faqPage: WithContext<FAQPage> = {
  "@context": CONTEXT,
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
};

const article: WithContext<Article> = {
  "@context": CONTEXT,
  "@type": "Article",
  headline: "The article's headline",
  description: "What the article says, in a sentence or two.",
  image: `${siteUrl}/social/home.jpg`,
  author: { "@type": "Person", name: "The author's name" },
  publisher: { "@type": "Organization", name: "{{name}}", url: siteUrl },
  datePublished: "2026-01-31",
  dateModified: "2026-01-31",
};

const breadcrumb: WithContext<BreadcrumbList> = {
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}${paths.home}` },
    { "@type": "ListItem", position: 2, name: "Blog", item: `${siteUrl}${paths.blog}` },
    { "@type": "ListItem", position: 3, name: "This page" },
  ],
};

const organization: WithContext<Organization> = {
  "@context": CONTEXT,
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
};

const SAMPLES: Readonly<Record<SchemaType, object>> = {
  LocalBusiness: localBusiness,
  Service: service,
  FAQPage: faqPage,
  Article: article,
  BreadcrumbList: breadcrumb,
  Organization: organization,
};

/** JSON as people read and change it. */
export const jsonText = (data: unknown): string => JSON.stringify(data, null, 2);

/** A complete block of the type, to begin with: what is known of the business is in it already. */
export const sampleText = (type: SchemaType): string => jsonText(SAMPLES[type]);

/** Whether a text is one of the samples as it was filled in. */
export const isSample = (text: string): boolean =>
  Object.values(SAMPLES).some((sample) => jsonText(sample) === text.trim());
