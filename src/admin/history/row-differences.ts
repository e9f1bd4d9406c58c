import type { ChangedRow, Content, Version } from "@/data/staff/changes";
import type { Locale } from "@/config/locales";
import { columnLabels, isEnglish, shownColumns } from "./column-labels";
import { isWritten, valueText, type ValueTexts } from "./value-text";

/** A field that differs between two states of a row. */
export interface FieldDifference {
  column: string;
  label: string;
  lang: Locale | undefined;
  /** Compared word by word; otherwise each state is shown as a whole. */
  isWritten: boolean;
  before: string;
  after: string;
  /** Its current value, when that differs again. */
  now: string | undefined;
}

export interface RowDifference {
  /** Unique among the rows of a subject. */
  id: string;
  kind: "added" | "deleted" | "changed";
  fields: readonly FieldDifference[];
}

const idOf = ({ table, key }: Pick<ChangedRow, "table" | "key">): string =>
  `${table} ${Object.entries(key)
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted()
    .join(" ")}`;

function langOf(table: string, column: string, lang: unknown): Locale | undefined {
  if (lang === "en" || lang === "ar") return table === "blog_post_translations" ? lang : undefined;
  if (column.endsWith("_ar")) return "ar";
  return column.endsWith("_en") || column === "areas_covered" || isEnglish(table, column) ? "en" : undefined;
}

/**
 * The differences of the rows before and after a change, field by field in the order of the form; rows without a visible
 * difference are left out.
 */
export function differencesOf(rows: readonly ChangedRow[], texts: ValueTexts): RowDifference[] {
  return rows.flatMap((changed) => {
    const { table, key, before, after, current, isChangedSince } = changed;
    // The key columns of a row are the same in all its states, and may be missing in them.
    const withKey = (content: Content) => ({ ...key, ...content });
    const service = key["service_id"] ?? after?.["service_id"] ?? before?.["service_id"];
    const serviceName = typeof service === "string" ? texts.serviceName(service) : "";
    const lang = key["lang"] ?? after?.["lang"] ?? before?.["lang"];
    const all = Object.keys({ ...before, ...after });
    const labels = columnLabels(table, all, texts.t, texts.tables, serviceName);
    const columns = shownColumns(table, all, labels);
    const fields = columns.flatMap((column): FieldDifference[] => {
      const say = (content: Content) => (content ? valueText(table, column, withKey(content), texts) : "");
      const [from, to] = [say(before), say(after)];
      if (from === to) return [];
      const now = isChangedSince ? say(current) : to;
      const fieldLang = langOf(table, column, lang);
      const label = labels[column] ?? column;
      return [
        {
          column,
          label:
            table === "blog_post_translations" && fieldLang
              ? texts.t.editor.saving.diff.inLanguage(
                  label,
                  texts.t.common[fieldLang === "en" ? "english" : "arabic"],
                )
              : label,
          lang: fieldLang,
          isWritten: [before, after].some(
            (content) => content && isWritten(table, column, content[column], texts),
          ),
          before: from,
          after: to,
          now: now === to ? undefined : now,
        },
      ];
    });
    if (fields.length === 0) return [];
    const kind = before === null ? "added" : after === null ? "deleted" : "changed";
    return [{ id: idOf(changed), kind, fields }];
  });
}

/** The changes of a version against an earlier one, row by row. */
export function changesBetween(older: Version | undefined, newer: Version): ChangedRow[] {
  const olderRows = new Map((older?.rows ?? []).map((row) => [idOf(row), row]));
  const newerRows = new Map(newer.rows.map((row) => [idOf(row), row]));
  return [...new Set([...newerRows.keys(), ...olderRows.keys()])].flatMap((id) => {
    const row = newerRows.get(id) ?? olderRows.get(id);
    const [before, after] = [olderRows.get(id)?.content ?? null, newerRows.get(id)?.content ?? null];
    return row && (before ?? after) !== null
      ? [{ table: row.table, key: row.key, before, after, current: after, isChangedSince: false }]
      : [];
  });
}
