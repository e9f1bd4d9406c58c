import { FACTS, type FactKey } from "@domain/facts";
import type { Content } from "@/data/staff/changes";
import type { Locale } from "@/config/locales";
import { formatAmount, formatDate, formatNumber } from "@/i18n/format";
import { factText } from "../shared/fact-text";
import { formatDateTime } from "../shared/moments";
import type { HistoryTexts, TableTexts } from "./column-labels";

/** The texts for showing values. */
export interface ValueTexts {
  t: HistoryTexts;
  /** The texts of the tables' pages. */
  tables: TableTexts;
  locale: Locale;
  /** By slug or id. */
  serviceName: (service: string) => string;
  authorName: (id: string) => string;
}

/** A value as text; empty without one. Lists have a line for each entry. */
export function valueText(
  table: string,
  column: string,
  row: NonNullable<Content>,
  texts: ValueTexts,
): string {
  const value = row[column];
  const { t, locale } = texts;
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? t.history.yes : t.history.no;
  if (table === "business_facts" && column === "value") return factValue(row, texts);
  const named = choiceName(table, column, plainText(value), texts);
  if (named !== undefined) return named;
  if (typeof value === "string") {
    if (/(?:_at|_until|_date)$|^(?:issued|expires)$/.test(column)) return momentText(value, locale);
    return value;
  }
  if (typeof value === "number") {
    if (column === "starting_price") return t.facts.units.dirhams(formatAmount(value));
    return column.endsWith("_aed") ? formatAmount(value) : formatNumber(value);
  }
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) return value.join("\n");
  if (column === "schema_data") return JSON.stringify(value, null, 2);
  if (column === "faq") return faqText(value);
  return partLines(value, texts, texts.tables[table]?.parts?.[column]).join("\n");
}

/** Whether two values of the column are best compared word by word; others are shown as a whole. */
export const isWritten = (table: string, column: string, value: unknown, texts: ValueTexts): boolean =>
  typeof value === "object"
    ? value !== null
    : typeof value === "string" &&
      !/(?:_at|_until|_date)$|^(?:issued|expires)$/.test(column) &&
      choiceName(table, column, value, texts) === undefined;

const plainText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function momentText(value: string, locale: Locale): string {
  if (Number.isNaN(Date.parse(value))) return value;
  return value.includes("T") ? formatDateTime(value, locale) : formatDate(`${value}T12:00:00+04:00`, locale);
}

/** The label of a value that is chosen from a list. */
function choiceName(
  table: string,
  column: string,
  value: string,
  { t, tables, serviceName, authorName }: ValueTexts,
): string | undefined {
  if (["service_slug", "service_cluster", "primary_service", "service_id"].includes(column))
    return serviceName(value);
  if (column === "author_id") return authorName(value);
  const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "blog_posts.status": t.editor.status,
    "admins.role": t.staff.roles,
  };
  const list = tables[table]?.options?.[column] ?? own[`${table}.${column}`] ?? {};
  return Object.hasOwn(list, value) ? list[value] : undefined;
}

const isFactKey = (key: unknown): key is FactKey => typeof key === "string" && Object.hasOwn(FACTS, key);

function factValue({ key, value }: NonNullable<Content>, texts: ValueTexts): string {
  const { t, locale } = texts;
  if (!isFactKey(key)) return partLines(value, texts).join("\n");
  try {
    return factText({ key, value: value as never }, locale, t.facts)
      .map(({ text }) => text)
      .join("\n");
  } catch (error) {
    // A fact in a former shape is still worth showing.
    console.warn("The value of a fact has an unknown shape.", error);
    return partLines(value, texts).join("\n");
  }
}

function faqText(value: unknown): string {
  const entries = Array.isArray(value) ? (value as unknown[]) : [value];
  return entries
    .map((entry) => {
      const { q, a } = entry as { q?: unknown; a?: unknown };
      return [q, a].filter((text) => typeof text === "string").join("\n");
    })
    .join("\n\n");
}

/** A language in the path of a part: `lead.en`, `structure.en.sections`. */
const LANGUAGE = /\.(en|ar)(?=\.|$)/;

/** Every text and number in a JSON value with a readable path: `2. Question (EN): …`. */
function partLines(
  value: unknown,
  texts: ValueTexts,
  labels: Readonly<Record<string, string>> = {},
  path: readonly string[] = [],
  places: readonly number[] = [],
): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      partLines(entry, texts, labels, path, [...places, index + 1]),
    );
  if (typeof value === "object") {
    const order = Object.keys(labels);
    const placeOf = (name: string) => {
      const whole = [...path, name].join(".").replace(LANGUAGE, "");
      const place = order.findIndex((known) => known === whole || known.startsWith(`${whole}.`));
      return place === -1 ? order.length : place;
    };
    return Object.entries(value)
      .toSorted(
        ([one], [other]) => placeOf(one) - placeOf(other) || Number(one === "ar") - Number(other === "ar"),
      )
      .flatMap(([name, part]) => partLines(part, texts, labels, [...path, name], places));
  }
  const whole = path.join(".");
  const known = labels[whole.replace(LANGUAGE, "")];
  const lang = LANGUAGE.exec(whole)?.[1] as Locale | undefined;
  const label = known && lang ? texts.t.manage.inLanguage[lang](known) : (known ?? path.join(" › "));
  const number = places.length > 0 ? `${places.join(".")}. ` : "";
  return [`${number}${label === "" ? "" : `${label}: `}${plainText(value)}`];
}
