import type { DraftProblem } from "./post-draft-problem.ts";

type Words = Record<DraftProblem["id"], string>;

/** `{most}` stands for how much there may be at most, `{name}` for what the text says. */
const en: Words = {
  slugRequired: "Slug is required",
  englishTitleRequired: "English title is required",
  englishContentRequired: "English content is required",
  slugSpaces: "Slug cannot contain spaces",
  slugShape: "Use only small Latin letters, digits and hyphens between them, at most {most} characters.",
  serviceShape: "Choose one of the services, or write its slug in small Latin letters with hyphens.",
  authorShape: "Please choose another author.",
  arabicTitleRequired: "The Arabic text needs an Arabic title.",
  scheduleRequired: "Choose the date and the time when the post is to go out.",
  schedulePast: "This time has passed in Dubai. Choose a later one, or publish now.",
  faqCount: "There may be at most {most} questions.",
  faqLong: "These questions and answers are too long together.",
  tagCount: "There may be at most {most} tags.",
  tagLong: "A tag may have at most {most} characters. Is a comma missing?",
  addressShape: "An address begins with https:// or with a slash.",
  placeholderUnknown:
    "{name} stands for no fact or service that we know, so readers would see it as it is. Choose one from the list above the text, or take it out.",
  long: "At most {most} characters fit here.",
};

const ar: Words = {
  slugRequired: "الاسم في الرابط مطلوب",
  englishTitleRequired: "العنوان الإنجليزي مطلوب",
  englishContentRequired: "المحتوى الإنجليزي مطلوب",
  slugSpaces: "لا يجوز أن يحتوي الاسم في الرابط على مسافات",
  slugShape: "استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات بينها فقط، وبحد أقصى {most} حرفًا.",
  serviceShape: "اختر إحدى الخدمات، أو اكتب اسمها في الرابط بحروف لاتينية صغيرة وشرطات.",
  authorShape: "اختر كاتبًا آخر.",
  arabicTitleRequired: "يحتاج النص العربي إلى عنوان عربي.",
  scheduleRequired: "اختر التاريخ والوقت اللذين يُنشر فيهما المقال.",
  schedulePast: "مضى هذا الوقت في دبي. اختر وقتًا لاحقًا أو انشر الآن.",
  faqCount: "لا يزيد عدد الأسئلة على {most} سؤال.",
  faqLong: "هذه الأسئلة والأجوبة أطول مما يُقبل.",
  tagCount: "لا يزيد عدد الوسوم على {most} وسمًا.",
  tagLong: "لا يزيد الوسم على {most} حرفًا. هل نسيت فاصلة؟",
  addressShape: "اكتب رابطًا يبدأ بـ https:// أو بشرطة مائلة.",
  placeholderUnknown:
    "لا تدل \u2068{name}\u2069 على معلومة أو خدمة نعرفها، فسيراها القرّاء كما هي. اختر واحدة من القائمة التي فوق النص أو احذفها.",
  long: "لا يتسع هذا الحقل لأكثر من {most} حرف.",
};

/** What a problem says to a person, in both languages: at its field in the editor, and in the answer of the function. */
export const draftProblemWords = ({ id, most = 0, name = "" }: DraftProblem): { en: string; ar: string } => {
  const number = most.toLocaleString("en-US");
  const filled = (words: string) => words.replace("{most}", number).replace("{name}", () => name);
  return { en: filled(en[id]), ar: filled(ar[id]) };
};
