import { FACT_NAMES } from "@domain/fact-names";
import type { Locale, Localized } from "@/config/locales";
import { serviceTitle } from "@/content/service-titles";
import type { Database } from "@/data/database.types";
import { staffTables } from "@/data/staff/tables";
import { useLocale } from "@/i18n/i18n";
import { entitiesTexts } from "@/texts/admin/entities";
import { adminPaths } from "./shared/admin-paths";

const isKey = <Key extends string>(map: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(map, key);

type StaffTable = keyof typeof staffTables;
type TableEntity = (typeof staffTables)[StaffTable]["entity"];

/** Entities that the ledger records beside changes of rows: they belong to pages of their own, and are not taken back. */
const NOTED = ["staff", "media", "conversion_export", "text_review"] as const;

/** The ledger's name of a table's rows, or of the row that they belong to. */
export type Entity = TableEntity | (typeof NOTED)[number];

type ColumnOf<E> = {
  [Table in StaffTable]: (typeof staffTables)[Table]["entity"] extends E
    ? keyof Database["public"]["Tables"][Table]["Row"]
    : never;
}[StaffTable];

type Labels = Readonly<Record<string, string>>;

/** The texts of a page for the columns of its table and their values. */
export interface EntityTexts {
  /** Labels by the fields' names; those of `name_en` and `name_ar` are under `name`. */
  fields?: Labels;
  /** Labels of the values of a choice. */
  options?: Readonly<Record<string, Labels>>;
  /** Labels of the parts of a JSON column, by their paths without languages and list positions, in the form's order. */
  parts?: Readonly<Record<string, Labels>>;
}

interface Declared<E extends Entity> {
  /** The page of a row; undefined without one. */
  page: string | ((id: string) => string) | undefined;
  /** The texts of the form, loaded when a history shows values; none when the history has its own. */
  texts?: () => Promise<Localized<EntityTexts>>;
  /** Columns that only the database writes, beside those of every table: keys and internal values. */
  hidden?: readonly ColumnOf<E>[];
  /** English columns without `_en` in their names, whose Arabic twins end in `_ar`. */
  english?: readonly ColumnOf<E>[];
  /** The name of a row by its label in the ledger, when that is not the label itself; empty for a row without a name. */
  nameIn?: (label: string, locale: Locale) => string;
}

/** The names of an entity in `texts/admin/entities.ts`. An entity without them does not compile. */
interface EntityNames {
  many: string;
  one: (name: string) => string;
  nameless?: string;
  order?: string;
}

/**
 * The properties of each entity beside its form, for Activity, histories and lists of uses. The texts are in
 * `texts/admin/entities.ts`; `data/staff/stale.ts` derives from the tables what a change invalidates.
 */
export const entities: { readonly [E in Entity]: Declared<E> } = {
  blog_post: {
    page: adminPaths.post,
    hidden: [
      "post_id",
      "lang",
      "version",
      "has_text",
      "text_length",
      "origin",
      "digest",
      "changed_at",
      "reviewed",
      "reviewer_id",
    ],
  },
  content_template: {
    page: undefined,
    texts: async () => (await import("@/texts/admin/templates")).templatesTexts,
  },
  editorial_calendar: {
    page: adminPaths.calendar,
    texts: async () => (await import("@/texts/admin/calendar")).calendarTexts,
  },
  campaign_cost: {
    page: adminPaths.costs,
    texts: async () => (await import("@/texts/admin/campaign-costs")).campaignCostsTexts,
  },
  media: { page: adminPaths.media },
  author: {
    page: adminPaths.authors,
    texts: async () => (await import("@/texts/admin/authors")).authorsTexts,
    hidden: ["author_id"],
    english: ["name", "role", "bio"],
  },
  service: {
    page: adminPaths.services,
    texts: async () => (await import("@/texts/admin/services")).servicesTexts,
  },
  location: {
    page: adminPaths.locations,
    texts: async () => (await import("@/texts/admin/locations")).locationsTexts,
    hidden: ["location_id", "service_id"],
  },
  url_redirect: {
    page: adminPaths.redirects,
    texts: async () => (await import("@/texts/admin/redirects")).redirectsTexts,
  },
  page_schema: {
    page: adminPaths.schemas,
    texts: async () => (await import("@/texts/admin/schemas")).schemasTexts,
  },
  lead: {
    page: adminPaths.leads,
    texts: async () => (await import("@/texts/admin/leads")).leadsTexts,
    hidden: ["lang", "origin", "added_by", "first_article", "last_article"],
    nameIn: (slug, locale) => serviceTitle(slug)?.[locale] ?? slug,
  },
  lead_option: {
    page: adminPaths.leadOptions,
    texts: async () => (await import("@/texts/admin/lead-options")).leadOptionsTexts,
  },
  conversion_export: { page: adminPaths.conversions },
  business_fact: {
    page: adminPaths.facts,
    texts: async () => (await import("@/texts/admin/facts")).factsTexts,
    hidden: ["key", "kind", "rule", "is_required"],
    nameIn: (key, locale) => (isKey(FACT_NAMES, key) ? FACT_NAMES[key][locale] : key),
  },
  permit: {
    page: adminPaths.facts,
    texts: async () => (await import("@/texts/admin/permits")).permitsTexts,
  },
  review: {
    page: adminPaths.reviews,
    texts: async () => (await import("@/texts/admin/reviews")).reviewsTexts,
    hidden: ["hidden_by", "hidden_by_email"],
  },
  text_review: { page: adminPaths.post },
  campaign_link: {
    page: adminPaths.links,
    texts: async () => (await import("@/texts/admin/links")).linksTexts,
  },
  staff: { page: undefined },
  site_settings: {
    page: adminPaths.settings,
    texts: async () => (await import("@/texts/admin/settings")).settingsTexts,
    english: ["site_title", "site_description"],
    nameIn: () => "",
  },
  staff_settings: {
    page: adminPaths.settings,
    texts: async () => (await import("@/texts/admin/settings")).settingsTexts,
  },
};

/** Whether this page has the entity: a newer database may have others. */
export const isEntity = (name: string): name is Entity => Object.hasOwn(entities, name);

export const isNoted = (entity: string): boolean => NOTED.some((noted) => noted === entity);

/** The properties of a table's entity; empty for a table that is newer than this page. */
export const declaredOf = (table: string): Partial<Declared<Entity>> =>
  isKey(staffTables, table) ? entities[staffTables[table].entity] : {};

const NAMES: Localized<Readonly<Record<Entity, EntityNames>>> = {
  en: entitiesTexts.en.names,
  ar: entitiesTexts.ar.names,
};

/** The names of an entity in sentences, also of one that is newer than this page. */
export const entityNames = (entity: string, locale: Locale): Omit<EntityNames, "many"> =>
  isEntity(entity) ? NAMES[locale][entity] : { one: entitiesTexts[locale].unknown };

/** The plural of an entity in the person's language; undefined for one that is newer than this page. */
export function useEntityNames() {
  const locale = useLocale();
  return (entity: string): string | undefined => (isEntity(entity) ? NAMES[locale][entity].many : undefined);
}
