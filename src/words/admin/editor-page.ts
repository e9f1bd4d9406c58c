import type { Localized } from "@/config/locales";
import { isolated } from "@/i18n/isolated";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "What readers see",
  note: "The page does not show everything as it is written.",
  figure: (text: string, line: number) =>
    `Line ${line}: the page does not show ${isolated(text)} as it is written. A \\ before a sign keeps it.`,
  comment: (text: string, line: number) =>
    `Line ${line}: a comment, ${isolated(text)}. Visitors do not see it on the page, but it becomes public when you publish. Take it out.`,
  film: (text: string, line: number) =>
    `Line ${line}: no film plays here. ${isolated(text)} names none: use the address of one film at YouTube or Vimeo.`,
  show: "Show it",
};

const ar: Widen<typeof en> = {
  title: "ما يراه القارئ",
  note: "لا تُظهر الصفحة كل شيء كما كُتب.",
  figure: (text, line) => `السطر ${line}: لا تُظهر الصفحة ${isolated(text)} كما كُتب. ضع \\ قبل العلامة لتبقى.`,
  comment: (text, line) =>
    `السطر ${line}: تعليق، ${isolated(text)}. لا يراه الزائر في الصفحة، لكنه يصبح علنيًا عند النشر. احذفه.`,
  film: (text, line) =>
    `السطر ${line}: لن يُعرض فيلم هنا. لا يدل ${isolated(text)} على فيلم: استخدم عنوان فيلم واحد على YouTube أو Vimeo.`,
  show: "انتقل إليه",
};

/** What the editor says of the difference between a text and its page. */
export const pageTexts = { en, ar } satisfies Localized<typeof ar>;
