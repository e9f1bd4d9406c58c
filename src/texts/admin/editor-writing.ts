import { plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";
import { wordsAr, wordsEn } from "./count-words";
import { analysisTexts } from "./editor-analysis";
import { editorFactTexts } from "./editor-facts";
import { readabilityTexts } from "./editor-readability";

const en = {
  ...analysisTexts.en,
  ...readabilityTexts.en,
  facts: editorFactTexts.en,
  toolbar: "Formatting",
  toolbarOf: (language: string) => `Formatting: ${language}`,
  /** On the button; its whole name is in the list of tools. */
  factWord: "Fact",
  tools: {
    bold: "Bold",
    italic: "Italic",
    h1: "Heading 1 (H1)",
    h2: "Heading 2 (H2)",
    bullets: "Bullet list",
    numbers: "Numbered list",
    link: "Link",
    image: "Image",
    fact: "Fact or price",
    code: "Code",
  },
  modes: "Edit or preview",
  edit: "Edit",
  preview: "Preview",
  paste: {
    reading: "Reading the document. You can keep writing.",
    done: "Pasted with headings, lists and links",
    plain: "Plain text",
    failed: "Pasted as plain text, because the formatting could not be read.",
  },
  nothing: "No content to preview",
  previewLoading: "Preparing the preview…",
  previewFailed: "The preview could not be prepared. Your text is safe.",
  deadLinks: (names: string) => `These links do not work, so readers see only their text: ${names}.`,
  takenLine: (line: string) => `“${line}”`,
  takenComma: ", ",
  takenSigns: (lines: string) =>
    `These lines begin with a sign that starts a list or a quote, so readers see a bullet or a bar instead: ${lines}. If the sign belongs to a number, leave out the space between them.`,
  words: wordsEn,
  minutes: (count: number) => plural(count, "en", { other: "{n} min read" }),
  image: {
    title: "Insert an image",
    altHint: "Describe what the image shows, for people who cannot see it.",
    url: "Address of the image",
    urlMissing: "Please enter the address of the image.",
    urlInvalid: "Please enter an image address that begins with https:// or /.",
    insert: "Insert",
    note: "Readers do not see images inside the text. They only see the hero image.",
  },
  hidden: {
    title: (count: number) =>
      plural(count, "en", {
        one: "Readers do not see the image in this text",
        other: "Readers do not see the {n} images in this text",
      }),
    text: "An article shows one image, its hero image.",
    noAlt: "no alt text",
    use: "Use as hero",
    used: (name: string) => `Use as hero: ${name}`,
  },
  infographic: {
    title: "Infographic",
    text: "It is drawn when the first reader opens the article.",
  },
};

const ar: Widen<typeof en> = {
  ...analysisTexts.ar,
  ...readabilityTexts.ar,
  facts: editorFactTexts.ar,
  toolbar: "تنسيق النص",
  toolbarOf: (language) => `تنسيق النص: ${isolated(language)}`,
  factWord: "معلومة",
  tools: {
    bold: "خط عريض",
    italic: "خط مائل",
    h1: "عنوان من المستوى الأول (H1)",
    h2: "عنوان من المستوى الثاني (H2)",
    bullets: "قائمة نقطية",
    numbers: "قائمة مرقّمة",
    link: "رابط",
    image: "صورة",
    fact: "معلومة أو سعر",
    code: "نص برمجي",
  },
  modes: "تحرير أو معاينة",
  edit: "تحرير",
  preview: "معاينة",
  paste: {
    reading: "نقرأ المستند. يمكنك متابعة الكتابة.",
    done: "لُصق النص بعناوينه وقوائمه وروابطه",
    plain: "نص عادي",
    failed: "لُصق نصًا عاديًا لتعذّر قراءة تنسيقه.",
  },
  nothing: "لا يوجد محتوى للمعاينة",
  previewLoading: "جارٍ تجهيز المعاينة…",
  previewFailed: "تعذّر تجهيز المعاينة. نصك في أمان.",
  deadLinks: (names) => `هذه الروابط لا تعمل، فلا يرى القرّاء سوى نصها: ${names}.`,
  takenLine: (line) => `«${line}»`,
  takenComma: "، ",
  takenSigns: (lines) =>
    `تبدأ هذه السطور بعلامة تجعلها قائمة أو اقتباسًا، فيرى القرّاء نقطة أو خطًّا مكانها: ${lines}. إن كانت العلامة جزءًا من رقم فاكتبها ملاصقة له.`,
  words: wordsAr,
  minutes: (count) =>
    plural(count, "ar", {
      one: "مدة القراءة: دقيقة واحدة",
      two: "مدة القراءة: دقيقتان",
      few: "مدة القراءة: {n} دقائق",
      many: "مدة القراءة: {n} دقيقة",
      other: "مدة القراءة: {n} دقيقة",
    }),
  image: {
    title: "إدراج صورة",
    altHint: "يصف ما في الصورة لمن لا يراها.",
    url: "رابط الصورة",
    urlMissing: "يُرجى إدخال رابط الصورة.",
    urlInvalid: "يُرجى كتابة رابط صورة يبدأ بـ https://‎ أو بشرطة مائلة.",
    insert: "إدراج",
    note: "لا يرى القرّاء الصور داخل النص. الصورة التي يرونها هي الصورة الرئيسية.",
  },
  hidden: {
    title: (count) =>
      plural(count, "ar", {
        one: "لا يرى القرّاء الصورة الموجودة في هذا النص",
        two: "لا يرى القرّاء الصورتين الموجودتين في هذا النص",
        few: "لا يرى القرّاء {n} صور في هذا النص",
        many: "لا يرى القرّاء {n} صورة في هذا النص",
        other: "لا يرى القرّاء {n} صورة في هذا النص",
      }),
    text: "يعرض المقال صورة واحدة هي صورته الرئيسية.",
    noAlt: "بلا نص بديل",
    use: "اجعلها الصورة الرئيسية",
    used: (name) => `اجعلها الصورة الرئيسية: ${name}`,
  },
  infographic: {
    title: "رسم توضيحي",
    text: "يُرسم حين يفتح المقالَ أول قارئ.",
  },
};

export const writingTexts = { en, ar } satisfies Localized<typeof ar>;
