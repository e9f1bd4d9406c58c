import { isolated } from "@/i18n/isolated";
import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: (count: number) =>
    plural(count, "en", {
      one: "Before readers see it: {n} thing to check",
      other: "Before readers see it: {n} things to check",
    }),
  text: "Nothing is published yet.",
  anyway: { published: "Publish anyway", update: "Update anyway", scheduled: "Schedule anyway" },
  back: "Back to the text",
  whole: "The whole article",
  jump: "Go there",
  noArabic: "There is no Arabic text, so Arabic readers will see the English one.",
  noArabicContent: "The Arabic text has a title but no content. Readers will see the English text instead.",
  altMissing: "The hero image has no alt text. Describe what it shows, for people who cannot see it.",
  serviceGone: (slug: string) =>
    `The primary service, ${isolated(slug)}, no longer exists. Choose another one, or none.`,
  serviceOff: (name: string) =>
    `The primary service, ${isolated(name)}, is switched off. The article still invites readers to book it.`,
  links: {
    gone: (address: string) => `The link to ${isolated(address)} does not work: this page does not exist.`,
    draft: (address: string) =>
      `The link to ${isolated(address)} does not work yet: that article is not published.`,
    off: (address: string) => `The link to ${isolated(address)} does not work: that page is switched off.`,
    dead: (address: string) => `The link to ${isolated(address)} does not work: this is not an address.`,
  },
  promise: (words: string) =>
    `“${isolated(words)}” may promise too much. Health advertising rules forbid promising a result.`,
  unchecked: "Prices, numbers and links could not be checked just now.",
};

const ar: Widen<typeof en> = {
  title: (count) =>
    plural(count, "ar", {
      one: "قبل أن يراه القرّاء: أمر واحد يحتاج إلى مراجعة",
      two: "قبل أن يراه القرّاء: أمران يحتاجان إلى مراجعة",
      few: "قبل أن يراه القرّاء: {n} أمور تحتاج إلى مراجعة",
      many: "قبل أن يراه القرّاء: {n} أمرًا يحتاج إلى مراجعة",
      other: "قبل أن يراه القرّاء: {n} أمر يحتاج إلى مراجعة",
    }),
  text: "لم يُنشر شيء بعد.",
  anyway: { published: "انشر رغم ذلك", update: "حدّث رغم ذلك", scheduled: "جدول رغم ذلك" },
  back: "العودة إلى النص",
  whole: "المقال كله",
  jump: "انتقل إليه",
  noArabic: "لا يوجد نص عربي، فيرى قرّاء الصفحة العربية النص الإنجليزي.",
  noArabicContent: "للنص العربي عنوان بلا محتوى، فيرى القرّاء النص الإنجليزي بدلًا منه.",
  altMissing: "الصورة الرئيسية بلا نص بديل. صِف ما فيها لمن لا يراها.",
  serviceGone: (slug) =>
    `لم تعد الخدمة الرئيسية ${isolated(slug)} موجودة. اختر غيرها، أو اترك المقال بلا خدمة.`,
  serviceOff: (name) => `الخدمة الرئيسية «${isolated(name)}» موقوفة، وما زال المقال يدعو القرّاء إلى حجزها.`,
  links: {
    gone: (address) => `الرابط إلى ${isolated(address)} لا يعمل: هذه الصفحة غير موجودة.`,
    draft: (address) => `الرابط إلى ${isolated(address)} لا يعمل بعد: ذلك المقال غير منشور.`,
    off: (address) => `الرابط إلى ${isolated(address)} لا يعمل: تلك الصفحة موقوفة.`,
    dead: (address) => `الرابط إلى ${isolated(address)} لا يعمل: هذا ليس عنوانًا.`,
  },
  promise: (words) =>
    `قد تَعِد عبارة «${isolated(words)}» بأكثر مما يستطيعه الطب، وتمنع قواعد الإعلانات الصحية الوعد بنتيجة.`,
  unchecked: "تعذّر فحص الأسعار والأرقام والروابط الآن.",
};

/** The texts before a text is published. */
export const publishingTexts = { en, ar } satisfies Localized<typeof ar>;
