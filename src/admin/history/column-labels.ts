import { TEXT_FIELDS } from "@domain/post-draft";
import type { Locale, Localized } from "@/config/locales";
import { labelOf, type ResourceWords } from "@/admin/resource/resource";
import { commonTexts } from "@/words/admin/common";
import { editorTexts } from "@/words/admin/editor";
import { factsTexts } from "@/words/admin/facts";
import { historyTexts } from "@/words/admin/history";
import { locationsTexts } from "@/words/admin/locations";
import { manageTexts } from "@/words/admin/manage";
import { permitsTexts } from "@/words/admin/permits";
import { staffTexts } from "@/words/admin/staff";

const wordsIn = (locale: Locale) => ({
  common: commonTexts[locale],
  editor: editorTexts[locale],
  facts: factsTexts[locale],
  history: historyTexts[locale],
  locations: locationsTexts[locale],
  manage: manageTexts[locale],
  permits: permitsTexts[locale],
  staff: staffTexts[locale],
});

export type HistoryWords = ReturnType<typeof wordsIn>;

/** The words of the forms whose values a history shows. */
export const historyWords: Localized<HistoryWords> = { en: wordsIn("en"), ar: wordsIn("ar") };

type Labels = Readonly<Record<string, string>>;

/** The words of tables' pages, by the tables' names. */
export type TableWords = Readonly<
  Record<
    string,
    Partial<Pick<ResourceWords, "fields" | "options">> & {
      /** What the parts of a JSON column are called, by their paths without languages and places in lists, in the form's order. */
      parts?: Readonly<Record<string, Labels>>;
    }
  >
>;

/** Columns that are English where their twin with `_ar` is Arabic, without a name that says so. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  authors: ["name", "role", "bio"],
  site_settings: ["site_title", "site_description"],
};

export const isEnglish = (table: string, column: string): boolean =>
  ENGLISH[table]?.includes(column) ?? false;

/** What is called otherwise than a field of its table's page, or has no such page. */
function ownLabels(t: HistoryWords, service: string): Readonly<Record<string, Labels>> {
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
 * What the columns of a table are called, as its form calls them and in the form's order. A column that is not here goes by its own
 * name.
 * @param columns those that there are
 * @param service of a row that belongs to one
 */
export function columnLabels(
  table: string,
  columns: readonly string[],
  t: HistoryWords,
  words: TableWords,
  service = "",
): Labels {
  const { fields = {} } = words[table] ?? {};
  const named = Object.keys(fields).flatMap((name) =>
    [name, `${name}_en`, `${name}_ar`].filter((column) => columns.includes(column)),
  );
  const labels = [...new Set(named)].map((column) => {
    const isPair = isEnglish(table, column);
    return [column, labelOf(fields, column, isPair, t.manage.inLanguage) ?? column] as const;
  });
  return { ...Object.fromEntries(labels), ...ownLabels(t, service)[table] };
}

/** What nobody writes: keys, versions, and what the database keeps for itself. */
const UNSEEN: ReadonlySet<string> = new Set([
  "id",
  "author_email",
  "author_id",
  "created_at",
  "updated_at",
  "location_id",
  "service_id",
  "post_id",
  "user_id",
  "lang",
  "key",
  "version",
  "has_text",
  "text_length",
  "origin",
  "is_required",
  "kind",
  "rule",
  "hidden_by",
  "hidden_by_email",
  "erased_at",
  "gone_at",
  "seen_at",
  "source_id",
  "added_by",
  "first_article",
  "last_article",
]);

/** The columns that people are shown, in their order. */
export function shownColumns(columns: readonly string[], labels: Labels): string[] {
  const known = Object.keys(labels);
  return [
    ...known.filter((column) => columns.includes(column)),
    ...columns.filter((column) => !known.includes(column) && !UNSEEN.has(column)),
  ];
}
