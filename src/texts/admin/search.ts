import { plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Search",
  field: "Page, post, service or location",
  results: "Results",
  kinds: { page: "Pages", service: "Services", location: "Locations", post: "Posts" },
  count: (count: number) => plural(count, "en", { one: "{n} result", other: "{n} results" }),
  more: (count: number) =>
    plural(count, "en", {
      one: "And {n} more. Add a word to narrow it down.",
      other: "And {n} more. Add a word to narrow it down.",
    }),
  none: (typed: string) => `Nothing found for “${isolated(typed)}”.`,
  noneHint: "Try another word, or the name in the other language. Posts in the trash are not searched.",
  loading: "Loading posts, services and locations…",
  failed: "Posts, services and locations could not be loaded.",
  keys: { move: "to move", open: "to open", close: "to close" },
};

const ar: Widen<typeof en> = {
  title: "بحث",
  field: "صفحة أو مقال أو خدمة أو منطقة",
  results: "النتائج",
  kinds: { page: "الصفحات", service: "الخدمات", location: "المناطق", post: "المقالات" },
  count: (count) =>
    plural(count, "ar", {
      one: "نتيجة واحدة",
      two: "نتيجتان",
      few: "{n} نتائج",
      many: "{n} نتيجة",
      other: "{n} نتيجة",
    }),
  more: (count) =>
    plural(count, "ar", {
      one: "ونتيجة أخرى. أضف كلمة لتضييق البحث.",
      two: "ونتيجتان أخريان. أضف كلمة لتضييق البحث.",
      few: "و{n} نتائج أخرى. أضف كلمة لتضييق البحث.",
      many: "و{n} نتيجة أخرى. أضف كلمة لتضييق البحث.",
      other: "و{n} نتيجة أخرى. أضف كلمة لتضييق البحث.",
    }),
  none: (typed) => `لا نتائج لـ«${isolated(typed)}».`,
  noneHint: "جرّب كلمة أخرى أو الاسم باللغة الأخرى. لا يشمل البحث المقالات التي في سلة المهملات.",
  loading: "جارٍ تحميل المقالات والخدمات والمناطق…",
  failed: "تعذّر تحميل المقالات والخدمات والمناطق.",
  keys: { move: "للتنقّل", open: "للفتح", close: "للإغلاق" },
};

export const searchTexts: Localized<typeof en> = { en, ar };
