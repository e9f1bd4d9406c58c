import type { Json } from "@/data/database.types";

export interface FaqItem {
  q: string;
  a: string;
}

const text = (value: Json | undefined): string => (typeof value === "string" ? value.trim() : "");

/** The questions of a translation's `faq` column that have an answer, and the answers that have a question. */
export function faqOf(column: Json): FaqItem[] {
  if (!Array.isArray(column)) return [];
  return column.flatMap((item) => {
    if (item === null || typeof item !== "object" || Array.isArray(item)) return [];
    const [q, a] = [text(item.q), text(item.a)];
    return q && a ? [{ q, a }] : [];
  });
}
