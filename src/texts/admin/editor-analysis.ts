import { formatNumber, plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";
import { wordsAr, wordsEn } from "./count-words";

const charactersEn = (count: number) =>
  plural(count, "en", { one: "{n} character", other: "{n} characters" });

const en = {
  seoTitle: "SEO Analysis",
  readabilityTitle: "Readability",
  score: (score: number) => `${score} of 100`,
  scoreWaits: "Your score appears after a hundred words.",
  scoreNote: (count: number) =>
    count === 0
      ? "Nothing to improve."
      : plural(count, "en", { one: "{n} thing to improve", other: "{n} things to improve" }),
  labels: { excellent: "Excellent", good: "Good", "needs-work": "Needs Work", poor: "Poor" },
  kinds: { problem: "Problem", warning: "Advice", ok: "Good" },
  fix: "Fix",
  done: (count: number) => plural(count, "en", { other: "{n} done" }),
  /** After a finding about a search title or description that is missing. */
  usesTitle: "Search engines show the title, because there is no meta title.",
  usesExcerpt: "Search engines show the excerpt, because there is no meta description.",
  /** Below the first findings of a list. */
  more: (count: number) => `And ${formatNumber(count)} more. They appear here as you fix these.`,
  searchResult: "In search results",
  sharedLink: "When someone shares the link",
  untitled: "Title of the article",
  undescribed: "The meta description or excerpt appears here.",
  blog: "blog",
  /** Findings of the SEO score: what was counted, and the keyword. */
  seo: {
    metaTitleMissing: (_count: number, _keyword: string) =>
      "There is no meta title. Write one of 30 to 60 characters that names the topic.",
    metaTitleLong: (count: number, _keyword: string) =>
      `The meta title has ${charactersEn(count)}. Shorten it to 60, or its end is cut off in search results.`,
    metaTitleShort: (count: number, _keyword: string) =>
      `The meta title has ${charactersEn(count)}. There is room for more: use at least 30.`,
    metaTitleGood: (count: number, _keyword: string) =>
      `The meta title has a good length (${charactersEn(count)}).`,
    metaDescriptionMissing: (_count: number, _keyword: string) =>
      "There is no meta description. Say in 120 to 160 characters what the reader gets.",
    metaDescriptionLong: (count: number, _keyword: string) =>
      `The meta description has ${charactersEn(count)}. Shorten it to 160.`,
    metaDescriptionShort: (count: number, _keyword: string) =>
      `The meta description has ${charactersEn(count)}. Use at least 120, so that the result stands out.`,
    metaDescriptionGood: (count: number, _keyword: string) =>
      `The meta description has a good length (${charactersEn(count)}).`,
    wordsFew: (count: number, _keyword: string) =>
      `The article has ${wordsEn(count)}. Fewer than 300 rarely answer a question, so say more about the topic.`,
    wordsModest: (count: number, _keyword: string) =>
      `The article has ${wordsEn(count)}. With 500 or more it covers its topic better.`,
    wordsGood: (count: number, _keyword: string) => `The article is long enough (${wordsEn(count)}).`,
    keywordUnknown: (_count: number, _keyword: string) =>
      "Choose a primary service. Its name is the keyword we look for in the text.",
    keywordAbsent: (_count: number, keyword: string) =>
      `“${keyword}” is not in the article. Use it where it fits, best in the first paragraph.`,
    keywordRare: (count: number, keyword: string) =>
      `“${keyword}” makes up ${formatNumber(count)}% of the words. Use it a little more often: aim for at least 0.5%.`,
    keywordOften: (count: number, keyword: string) =>
      `“${keyword}” makes up ${formatNumber(count)}% of the words. Over 3% reads like advertising: say it in other words.`,
    keywordGood: (count: number, keyword: string) =>
      `“${keyword}” is used often enough (${formatNumber(count)}% of the words).`,
    keywordNotInMetaTitle: (_count: number, keyword: string) =>
      `“${keyword}” is not in the meta title. Begin the title with it if you can.`,
    keywordInMetaTitle: (_count: number, keyword: string) => `“${keyword}” is in the meta title.`,
    keywordNotInMetaDescription: (_count: number, keyword: string) =>
      `“${keyword}” is not in the meta description. Work it into the sentence.`,
    keywordInMetaDescription: (_count: number, keyword: string) => `“${keyword}” is in the meta description.`,
    h1Missing: (_count: number, _keyword: string) => "The article has no headline. Write a title.",
    h1Many: (count: number, _keyword: string) =>
      `The article has ${formatNumber(count)} H1 headings. Keep the headline and make the others H2.`,
    h1Good: (_count: number, _keyword: string) => "There is one H1.",
    imagesWithoutAlt: (count: number, _keyword: string) =>
      plural(count, "en", {
        one: "{n} image has no alt text. Say what it shows.",
        other: "{n} images have no alt text. Say what they show.",
      }),
    imagesGood: (_count: number, _keyword: string) => "Every image has an alt text.",
  },
  showExample: "Show it in the text",
};

const charactersAr = (count: number) =>
  plural(count, "ar", {
    one: "حرف واحد",
    two: "حرفان",
    few: "{n} أحرف",
    many: "{n} حرفًا",
    other: "{n} حرف",
  });

const ar: Widen<typeof en> = {
  seoTitle: "تحليل SEO",
  readabilityTitle: "سهولة القراءة",
  score: (score) => `${score} من 100`,
  scoreWaits: "تظهر النتيجة بعد مئة كلمة.",
  scoreNote: (count) =>
    count === 0
      ? "لا شيء بحاجة إلى تحسين."
      : plural(count, "ar", {
          one: "أمر واحد يمكن تحسينه",
          two: "أمران يمكن تحسينهما",
          few: "{n} أمور يمكن تحسينها",
          many: "{n} أمرًا يمكن تحسينه",
          other: "{n} أمر يمكن تحسينه",
        }),
  labels: { excellent: "ممتاز", good: "جيد", "needs-work": "يحتاج إلى عمل", poor: "ضعيف" },
  kinds: { problem: "مشكلة", warning: "نصيحة", ok: "جيد" },
  fix: "أصلحه",
  done: (count) =>
    plural(count, "ar", {
      zero: "لم يتمّ شيء بعد",
      one: "تمّ أمر واحد",
      two: "تمّ أمران",
      few: "تمّت {n} أمور",
      many: "تمّ {n} أمرًا",
      other: "تمّ {n} أمر",
    }),
  usesTitle: "تعرض محركات البحث العنوان لأن عنوان محركات البحث فارغ.",
  usesExcerpt: "تعرض محركات البحث المقتطف لأن وصف محركات البحث فارغ.",
  more: (count) =>
    plural(count, "ar", {
      one: "وأمر واحد غيرها، يظهر هنا بعد إصلاحها.",
      two: "وأمران غيرها، يظهران هنا بعد إصلاحها.",
      few: "و{n} أمور غيرها، تظهر هنا كلما أصلحت منها.",
      many: "و{n} أمرًا غيرها، تظهر هنا كلما أصلحت منها.",
      other: "و{n} أمر غيرها، تظهر هنا كلما أصلحت منها.",
    }),
  searchResult: "في نتائج البحث",
  sharedLink: "عند مشاركة الرابط",
  untitled: "عنوان المقال",
  undescribed: "هنا يظهر وصف محركات البحث أو المقتطف.",
  blog: "المدونة",
  seo: {
    metaTitleMissing: () => "لا يوجد عنوان لمحركات البحث. اكتب عنوانًا من 30 إلى 60 حرفًا يسمّي الموضوع.",
    metaTitleLong: (count) =>
      `طول عنوان محركات البحث: ${charactersAr(count)}. اختصره إلى 60 حتى لا تُقطع نهايته.`,
    metaTitleShort: (count) =>
      `طول عنوان محركات البحث: ${charactersAr(count)}. ما زال فيه متسع: اجعله 30 على الأقل.`,
    metaTitleGood: (count) => `طول عنوان محركات البحث مناسب (${charactersAr(count)}).`,
    metaDescriptionMissing: () => "لا يوجد وصف لمحركات البحث. اذكر في 120 إلى 160 حرفًا ما سيجده القارئ.",
    metaDescriptionLong: (count) => `طول وصف محركات البحث: ${charactersAr(count)}. اختصره إلى 160.`,
    metaDescriptionShort: (count) =>
      `طول وصف محركات البحث: ${charactersAr(count)}. اجعله 120 على الأقل ليلفت النظر.`,
    metaDescriptionGood: (count) => `طول وصف محركات البحث مناسب (${charactersAr(count)}).`,
    wordsFew: (count) =>
      `طول المقال: ${wordsAr(count)}. ما يقل عن 300 كلمة لا يكاد يجيب عن سؤال: توسّع في الموضوع.`,
    wordsModest: (count) => `طول المقال: ${wordsAr(count)}. مع 500 كلمة أو أكثر يغطي موضوعه على نحو أفضل.`,
    wordsGood: (count) => `المقال طويل بما يكفي (${wordsAr(count)}).`,
    keywordUnknown: () => "اختر الخدمة الرئيسية. نبحث في النص عن اسمها ككلمة مفتاحية.",
    keywordAbsent: (_count, keyword) =>
      `«${isolated(keyword)}» غير موجودة في المقال. استخدمها حيث تناسب، والأفضل في الفقرة الأولى.`,
    keywordRare: (count, keyword) =>
      `تشكّل «${isolated(keyword)}» ${isolated(`${formatNumber(count)}%`)} من الكلمات. استخدمها أكثر قليلًا حتى تبلغ 0.5% على الأقل.`,
    keywordOften: (count, keyword) =>
      `تشكّل «${isolated(keyword)}» ${isolated(`${formatNumber(count)}%`)} من الكلمات. ما فوق 3% يبدو كالإعلان: عبّر عنها بكلمات أخرى.`,
    keywordGood: (count, keyword) =>
      `استخدام «${isolated(keyword)}» كافٍ (${isolated(`${formatNumber(count)}%`)} من الكلمات).`,
    keywordNotInMetaTitle: (_count, keyword) =>
      `«${isolated(keyword)}» غير موجودة في عنوان محركات البحث. ابدأ بها العنوان إن أمكن.`,
    keywordInMetaTitle: (_count, keyword) => `«${isolated(keyword)}» موجودة في عنوان محركات البحث.`,
    keywordNotInMetaDescription: (_count, keyword) =>
      `«${isolated(keyword)}» غير موجودة في وصف محركات البحث. أدخلها في سياق الجملة.`,
    keywordInMetaDescription: (_count, keyword) => `«${isolated(keyword)}» موجودة في وصف محركات البحث.`,
    h1Missing: () => "لا عنوان للمقال بعد. اكتب عنوانًا.",
    h1Many: (count) =>
      plural(count, "ar", {
        two: "في المقال عنوانا H1. أبقِ العنوان الرئيسي واجعل الآخر H2.",
        few: "في المقال {n} عناوين H1. أبقِ العنوان الرئيسي واجعل الباقي H2.",
        many: "في المقال {n} عنوان H1. أبقِ العنوان الرئيسي واجعل الباقي H2.",
        other: "في المقال {n} عنوان H1. أبقِ العنوان الرئيسي واجعل الباقي H2.",
      }),
    h1Good: () => "في المقال عنوان H1 واحد.",
    imagesWithoutAlt: (count) =>
      plural(count, "ar", {
        one: "صورة واحدة بلا نص بديل. صِف ما فيها.",
        two: "صورتان بلا نص بديل. صِف ما فيهما.",
        few: "{n} صور بلا نص بديل. صِف ما فيها.",
        many: "{n} صورة بلا نص بديل. صِف ما فيها.",
        other: "{n} صورة بلا نص بديل. صِف ما فيها.",
      }),
    imagesGood: () => "لكل صورة نص بديل.",
  },
  showExample: "أظهره في النص",
};

export const analysisTexts = { en, ar } satisfies Localized<typeof ar>;
