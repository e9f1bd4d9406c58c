import { TEXT_FIELDS } from "@domain/post-draft";
import type { Locale, Localized } from "@/config/locales";
import { declaredOf, type EntityTexts } from "@/admin/entities";
import { labelOf } from "@/admin/resource/resource-texts";
import { commonTexts } from "@/texts/admin/common";
import { editorTexts } from "@/texts/admin/editor";
import { factsTexts } from "@/texts/admin/facts";
import { historyTexts } from "@/texts/admin/history";
import { locationsTexts } from "@/texts/admin/locations";
import { manageTexts } from "@/texts/admin/manage";
import { permitsTexts } from "@/texts/admin/permits";
import { staffTexts } from "@/texts/admin/staff";

const textsIn = (locale: Locale) => ({
  common: commonTexts[locale],
  editor: editorTexts[locale],
  facts: factsTexts[locale],
  history: historyTexts[locale],
  locations: locationsTexts[locale],
  manage: manageTexts[locale],
  permits: permitsTexts[locale],
  staff: staffTexts[locale],
});

export type HistoryTexts = ReturnType<typeof textsIn>;

/** The texts of the forms whose values a history shows. */
export const formTexts: Localized<HistoryTexts> = { en: textsIn("en"), ar: textsIn("ar") };

type Labels = Readonly<Record<string, string>>;

/** The texts of tables' pages, by the tables' names. */
export type TableTexts = Readonly<Record<string, EntityTexts>>;

/** Whether a column without `_en` in its name is English, and its twin ends in `_ar`. */
export const isEnglish = (table: string, column: string): boolean =>
  declaredOf(table).english?.some((name) => name === column) ?? false;

/** Labels that differ from those of the table's page, or that have no page. */
function ownLabels(t: HistoryTexts, service: string): Readonly<Record<string, Labels>> {
  const { locations, editor, history } = t;
  return {
    services: { display_order: history.order },
    locations: { display_order: history.order },
    location_services: {
      is_active: service,
      requests_en: locations.requestsEn(service),
      requests_ar: locations.requestsAr(service),
      response_least_minutes: locations.ownLeast(service),
      response_most_minutes: locations.ownMost(service),
      is_listed: locations.listed,
    },
    editorial_calendar: { post_id: history.relatedPost },
    permits: { file_path: t.permits.fields.paper },
    blog_post_translations: {
      ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, editor.fields[field]])),
      faq: editor.fields.faq,
    },
    blog_post_tags: { tags: editor.settings.tags },
    blog_posts: {
      slug: editor.settings.slug,
      status: editor.settings.status,
      scheduled_at: editor.settings.date,
      published_at: history.published,
      primary_service: editor.settings.primaryService,
      author_id: editor.settings.author,
      deleted_at: history.trash,
    },
    admins: { role: history.role, switched_off_at: history.switchedOff },
  };
}

/**
 * The labels of a table's columns, in the words and the order of its form. A column without a label keeps its own name.
 * @param columns of the table
 * @param service of the row, if it belongs to one
 */
export function columnLabels(
  table: string,
  columns: readonly string[],
  t: HistoryTexts,
  texts: TableTexts,
  service = "",
): Labels {
  const { fields = {} } = texts[table] ?? {};
  const named = Object.keys(fields).flatMap((name) =>
    [name, `${name}_en`, `${name}_ar`].filter((column) => columns.includes(column)),
  );
  const own = ownLabels(t, service)[table] ?? {};
  const labels = [...new Set(named)]
    .filter((column) => !Object.hasOwn(own, column))
    .map((column) => {
      const isPair = isEnglish(table, column);
      return [column, labelOf(fields, column, isPair, t.manage.inLanguage) ?? column] as const;
    });
  return { ...Object.fromEntries(labels), ...own };
}

/** The columns that the database writes in every table. */
const HIDDEN: readonly string[] = ["id", "created_at", "updated_at"];

/** The visible columns, in their order. */
export function shownColumns(table: string, columns: readonly string[], labels: Labels): string[] {
  const known = Object.keys(labels);
  const hidden = [...HIDDEN, ...(declaredOf(table).hidden ?? [])];
  return [
    ...known.filter((column) => columns.includes(column)),
    ...columns.filter((column) => !known.includes(column) && !hidden.includes(column)),
  ];
}
