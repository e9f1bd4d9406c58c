import type { AuthorRow } from "@/data/blog-posts/article.queries";
import type { Locale } from "@/i18n/locales";

type Field = "name" | "role" | "bio";

const inLanguage = (author: AuthorRow, field: Field, lang: Locale): string =>
  (lang === "ar" && author[`${field}_ar`]) || author[field];

export const authorName = (author: AuthorRow, lang: Locale) => inLanguage(author, "name", lang);
export const authorRole = (author: AuthorRow, lang: Locale) => inLanguage(author, "role", lang);
export const authorBio = (author: AuthorRow, lang: Locale) => inLanguage(author, "bio", lang);

/** First letters of the first and the last name, without a title like `Dr.`; Arabic letters stand apart. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => part && !part.endsWith("."));
  const [first = "", ...others] = names.map((part) => Array.from(part.replace(/^ال/, ""))[0] ?? "");
  const last = others.at(-1) ?? "";
  return /\p{Script=Arabic}/u.test(first) ? [first, last].filter(Boolean).join(" ") : first + last;
}
