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
  none: "Not on any page at the moment.",
  articles: (count: number) =>
    plural(count, "en", { one: "{n} article mentions it.", other: "{n} articles mention it." }),
  typing: (count: number) =>
    plural(count, "en", {
      one: "{n} published article has it typed into the text, so it will not change there.",
      other: "{n} published articles have it typed into the text, so it will not change there.",
    }),
  typedIn: (title: string, typed: string) => `Article: ${title} (typed: “${typed}”)`,
  article: (title: string) => `Article: ${title}`,
  moreArticles: (count: number) =>
    plural(count, "en", { one: "And {n} more article.", other: "And {n} more articles." }),
  unknown: "This appears after the next build.",
  failed: "Could not load where it is used.",
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
      one: "كُتبت يدويًا في مقال منشور واحد، فلن تتغيّر فيه.",
      two: "كُتبت يدويًا في مقالين منشورين، فلن تتغيّر فيهما.",
      few: "كُتبت يدويًا في {n} مقالات منشورة، فلن تتغيّر فيها.",
      many: "كُتبت يدويًا في {n} مقالًا منشورًا، فلن تتغيّر فيها.",
      other: "كُتبت يدويًا في {n} مقال منشور، فلن تتغيّر فيها.",
    }),
  typedIn: (title, typed) => `مقال: ${title} (مكتوب فيه «${isolated(typed)}»)`,
  article: (title) => `مقال: ${title}`,
  moreArticles: (count) =>
    plural(count, "ar", {
      one: "ومقال واحد آخر.",
      two: "ومقالان آخران.",
      few: "و{n} مقالات أخرى.",
      many: "و{n} مقالًا آخر.",
      other: "و{n} مقال آخر.",
    }),
  unknown: "تظهر هنا بعد التحديث التالي للموقع.",
  failed: "تعذّر تحميل مواضع الاستخدام.",
};

/** Where a fact, a price or a permit is used. */
export const factUsesTexts = { en, ar } satisfies Localized<typeof ar>;
