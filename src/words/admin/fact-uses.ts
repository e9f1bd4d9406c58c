import { plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Where it is used",
  everyPage: "On every page.",
  pages: (count: number) =>
    plural(count, "en", {
      one: "On {n} page, in both languages.",
      other: "On {n} pages, in both languages.",
    }),
  none: "On no page at the moment.",
  articles: (count: number) =>
    plural(count, "en", { one: "{n} article names it.", other: "{n} articles name it." }),
  typing: (count: number) =>
    plural(count, "en", {
      one: "{n} published article writes it out, and stays as it is.",
      other: "{n} published articles write it out, and stay as they are.",
    }),
  typedIn: (title: string, typed: string) => `Article: ${title} (writes “${typed}”)`,
  show: "Show each place",
  article: (title: string) => `Article: ${title}`,
  moreArticles: (count: number) =>
    plural(count, "en", { one: "And {n} more article.", other: "And {n} more articles." }),
  unknown: "Where it is used is known once the site has been built.",
  failed: "Where it is used could not be read.",
};

const ar: Widen<typeof en> = {
  title: "مواضع استخدامها",
  everyPage: "في كل صفحة.",
  pages: (count) =>
    plural(count, "ar", {
      one: "في صفحة واحدة باللغتين.",
      two: "في صفحتين باللغتين.",
      few: "في {n} صفحات باللغتين.",
      many: "في {n} صفحة باللغتين.",
      other: "في {n} صفحة باللغتين.",
    }),
  none: "ليس في أي صفحة حاليًا.",
  articles: (count) =>
    plural(count, "ar", {
      one: "يذكرها مقال واحد.",
      two: "يذكرها مقالان.",
      few: "تذكرها {n} مقالات.",
      many: "يذكرها {n} مقالًا.",
      other: "يذكرها {n} مقال.",
    }),
  typing: (count) =>
    plural(count, "ar", {
      one: "يكتبها مقال منشور واحد في نصه، فلا تتغيّر فيه.",
      two: "يكتبها مقالان منشوران في نصهما، فلا تتغيّر فيهما.",
      few: "تكتبها {n} مقالات منشورة في نصها، فلا تتغيّر فيها.",
      many: "يكتبها {n} مقالًا منشورًا في نصه، فلا تتغيّر فيه.",
      other: "يكتبها {n} مقال منشور في نصه، فلا تتغيّر فيه.",
    }),
  typedIn: (title, typed) => `مقال: ${title} (مكتوب فيه «${isolated(typed)}»)`,
  show: "عرض كل موضع",
  article: (title) => `مقال: ${title}`,
  moreArticles: (count) =>
    plural(count, "ar", {
      one: "ومقال واحد آخر.",
      two: "ومقالان آخران.",
      few: "و{n} مقالات أخرى.",
      many: "و{n} مقالًا آخر.",
      other: "و{n} مقال آخر.",
    }),
  unknown: "تُعرف هذه المواضع بعد بناء الموقع.",
  failed: "تعذّر تحميل مواضع الاستخدام.",
};

/** Where a fact, a price or a permit is used. */
export const factUsesTexts = { en, ar } satisfies Localized<typeof ar>;
