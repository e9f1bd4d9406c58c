import { formatNumber, plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";
import { wordsAr, wordsEn } from "./count-words";

const en = {
  levels: {
    "very-easy": "Very Easy",
    easy: "Easy",
    "fairly-easy": "Fairly Easy",
    standard: "Standard",
    "fairly-difficult": "Fairly Difficult",
    difficult: "Difficult",
    "very-difficult": "Very Difficult",
  },
  nothingToMeasure: "Write a few sentences to see how easy they are to read.",
  measured: (words: number, sentences: number) =>
    `${wordsEn(words)} in ${plural(sentences, "en", { one: "{n} sentence", other: "{n} sentences" })}`,
  /** Findings of the readability: good ones, and ones with a tip. */
  readability: {
    sentenceLength: {
      ok: (count: number) => `A sentence has ${wordsEn(count)} on average.`,
      warning: (count: number) =>
        `A sentence has ${wordsEn(count)} on average. Split the long ones: 20 or fewer read well.`,
    },
    complexWords: {
      ok: (count: number) => `Complex words: ${formatNumber(count)}%.`,
      warning: (count: number) =>
        `${formatNumber(count)}% of the words have more than three syllables. Choose shorter ones: up to 10% is fine.`,
    },
    passiveVoice: {
      ok: (count: number) => `Passive voice in ${formatNumber(count)}% of the sentences.`,
      warning: (count: number) =>
        `Passive voice in ${formatNumber(count)}% of the sentences. Say who does what: up to 20% is fine.`,
    },
    longSentences: {
      ok: (count: number) => `${formatNumber(count)}% of the sentences are long (over 20 words).`,
      warning: (count: number) =>
        `${formatNumber(count)}% of the sentences are long (over 20 words). Split some: up to 25% is fine.`,
    },
    sentenceCount: {
      ok: (count: number) => plural(count, "en", { one: "{n} sentence.", other: "{n} sentences." }),
      warning: (count: number) =>
        plural(count, "en", {
          one: "There is only {n} sentence. Five or more give a reliable picture.",
          other: "There are only {n} sentences. Five or more give a reliable picture.",
        }),
    },
  },
};

const ar: Widen<typeof en> = {
  levels: {
    "very-easy": "سهل جدًا",
    easy: "سهل",
    "fairly-easy": "سهل نسبيًا",
    standard: "متوسط",
    "fairly-difficult": "صعب نسبيًا",
    difficult: "صعب",
    "very-difficult": "صعب جدًا",
  },
  nothingToMeasure: "اكتب بضع جمل ليظهر هنا مدى سهولة قراءتها.",
  measured: (words, sentences) =>
    `${wordsAr(words)} في ${plural(sentences, "ar", {
      one: "جملة واحدة",
      two: "جملتين",
      few: "{n} جمل",
      many: "{n} جملة",
      other: "{n} جملة",
    })}`,
  readability: {
    sentenceLength: {
      ok: (count) => `متوسط طول الجملة: ${wordsAr(count)}.`,
      warning: (count) =>
        `متوسط طول الجملة: ${wordsAr(count)}. قسّم الجمل الطويلة؛ 20 كلمة أو أقل أسهل قراءة.`,
    },
    complexWords: {
      ok: (count) => `الكلمات المعقّدة: ${formatNumber(count)}%.`,
      warning: (count) =>
        `${formatNumber(count)}% من الكلمات تزيد على ثلاثة مقاطع. اختر كلمات أقصر؛ حتى 10% مقبول.`,
    },
    passiveVoice: {
      ok: (count) => `المبني للمجهول في ${formatNumber(count)}% من الجمل.`,
      warning: (count) =>
        `المبني للمجهول في ${formatNumber(count)}% من الجمل. قل مَن يفعل ماذا؛ حتى 20% مقبول.`,
    },
    longSentences: {
      ok: (count) => `${formatNumber(count)}% من الجمل طويلة (أكثر من 20 كلمة).`,
      warning: (count) =>
        `${formatNumber(count)}% من الجمل طويلة (أكثر من 20 كلمة). قسّم بعضها؛ حتى 25% مقبول.`,
    },
    sentenceCount: {
      ok: (count) =>
        plural(count, "ar", {
          one: "جملة واحدة.",
          two: "جملتان.",
          few: "{n} جمل.",
          many: "{n} جملة.",
          other: "{n} جملة.",
        }),
      warning: (count) =>
        plural(count, "ar", {
          one: "جملة واحدة فقط. خمس جمل أو أكثر تعطي صورة أدق.",
          two: "جملتان فقط. خمس جمل أو أكثر تعطي صورة أدق.",
          few: "{n} جمل فقط. خمس جمل أو أكثر تعطي صورة أدق.",
          other: "{n} جملة فقط. خمس جمل أو أكثر تعطي صورة أدق.",
        }),
    },
  },
};

export const readabilityTexts = { en, ar } satisfies Localized<typeof ar>;
