export interface FaqItem {
  q: string;
  a: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The questions of a translation's `faq` column that have an answer, and the answers that have a question. */
export function faqOf(column: unknown): FaqItem[] {
  if (!Array.isArray(column)) return [];
  return column.flatMap((item: unknown) => {
    const { q, a } = (item ?? {}) as Partial<Record<"q" | "a", unknown>>;
    const pair = { q: text(q), a: text(a) };
    return pair.q && pair.a ? [pair] : [];
  });
}
