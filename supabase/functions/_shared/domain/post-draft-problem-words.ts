import type { DraftProblem } from "./post-draft-problem.ts";
import type { Localized } from "./locales.ts";

type Words = Record<DraftProblem["id"], string>;

/** `{most}` is how much there may be at most, `{name}` what the text says. */
const en: Words = {
  slugRequired: "Slug is required",
  englishTitleRequired: "English title is required",
  englishContentRequired: "English content is required",
  slugSpaces: "Slug cannot contain spaces",
  slugCapitals: "Slug cannot contain capital letters. Write them small.",
  slugShape: "Use only small Latin letters, digits and hyphens between them, at most {most} characters.",
  slugReserved: "Web servers keep this name for themselves. Choose another one.",
  serviceShape: "Choose one of the services, or write its slug in small Latin letters with hyphens.",
  authorShape: "Please choose another author.",
  arabicTitleRequired: "The Arabic text needs an Arabic title.",
  scheduleRequired: "Choose the date and the time when the post is to be published.",
  schedulePast: "This time has passed in Dubai. Choose a later one, or publish now.",
  faqCount: "There may be at most {most} questions.",
  faqLong: "These questions and answers are too long together.",
  tagCount: "There may be at most {most} tags.",
  tagLong: "A tag may have at most {most} characters. Is a comma missing?",
  addressShape: "An address begins with https:// or with a slash.",
  placeholderUnknown:
    "{name} names no fact or service that we know, so readers would see it as it is. Choose one from the list above the text, or take it out.",
  placeholderCount: "One language of a post may name facts at most {most} times. Take some of them out.",
  long: "At most {most} characters fit here.",
};

/** Arabic units after a number: after three to ten, after eleven to ninety-nine, after a hundred. */
const UNITS = {
  characters: { few: "أحرف", many: "حرفًا", other: "حرف" },
  questions: { few: "أسئلة", many: "سؤالًا", other: "سؤال" },
  tags: { few: "وسوم", many: "وسمًا", other: "وسم" },
  times: { few: "مرات", many: "مرة", other: "مرة" },
} as const;

/** As above, with the unit that the number asks for. */
const ar: Words = {
  slugRequired: "الاسم في الرابط مطلوب",
  englishTitleRequired: "العنوان الإنجليزي مطلوب",
  englishContentRequired: "المحتوى الإنجليزي مطلوب",
  slugSpaces: "لا يجوز أن يحتوي الاسم في الرابط على مسافات",
  slugCapitals: "لا يجوز أن يحتوي الاسم في الرابط على حروف كبيرة. اكتبها بحروف صغيرة.",
  slugShape: "استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات بينها فقط، وبحد أقصى {most} {characters}.",
  slugReserved: "تحجز خوادم الويب هذا الاسم لنفسها. اختر اسمًا آخر.",
  serviceShape: "اختر إحدى الخدمات، أو اكتب اسمها في الرابط بحروف لاتينية صغيرة وشرطات.",
  authorShape: "اختر كاتبًا آخر.",
  arabicTitleRequired: "يحتاج النص العربي إلى عنوان عربي.",
  scheduleRequired: "اختر التاريخ والوقت اللذين يُنشر فيهما المقال.",
  schedulePast: "مضى هذا الوقت في دبي. اختر وقتًا لاحقًا أو انشر الآن.",
  faqCount: "لا يزيد عدد الأسئلة على {most} {questions}.",
  faqLong: "هذه الأسئلة والأجوبة أطول مما يُقبل.",
  tagCount: "لا يزيد عدد الوسوم على {most} {tags}.",
  tagLong: "لا يزيد الوسم على {most} {characters}. هل نسيت فاصلة؟",
  addressShape: "اكتب رابطًا يبدأ بـ https://‎ أو بشرطة مائلة.",
  placeholderUnknown:
    "لا تدل \u2068{name}\u2069 على معلومة أو خدمة نعرفها، فسيراها القرّاء كما هي. اختر واحدة من القائمة التي فوق النص أو احذفها.",
  placeholderCount: "لا يجوز أن تُذكر المعلومات في لغة واحدة من المقال أكثر من {most} {times}. احذف بعضها.",
  long: "لا يتسع هذا الحقل لأكثر من {most} {characters}.",
};

/** What a problem says to a person, in both languages: at its field in the editor, and in the answer of the function. */
export const draftProblemWords = ({ id, most = 0, name = "" }: DraftProblem): Localized => {
  const number = most.toLocaleString("en-US");
  const filled = (words: string) => words.replace("{most}", number).replace("{name}", () => name);
  const form = new Intl.PluralRules("ar").select(most);
  const unitOf = (_: string, unit: keyof typeof UNITS) =>
    UNITS[unit][form === "few" || form === "many" ? form : "other"];
  return { en: filled(en[id]), ar: filled(ar[id].replace(/\{(characters|questions|tags|times)\}/, unitOf)) };
};
