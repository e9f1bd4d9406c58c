import type { Localized } from "@/config/locales";
import { isolated } from "@/i18n/isolated";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "What readers see",
  note: "The page does not show everything as you wrote it.",
  figure: (text: string, line: number) =>
    `Line ${line}: the page does not show ${isolated(text)} as you wrote it. Put a \\ before the sign to keep it.`,
  comment: (text: string, line: number) =>
    `Line ${line}: ${isolated(text)} is a comment. Readers do not see it on the page, but anyone can find it once you publish. Delete it.`,
  film: (text: string, line: number) =>
    `Line ${line}: no video plays here, because ${isolated(text)} is not the address of a video. Use the address of one video on YouTube or Vimeo.`,
  show: "Show it",
};

const ar: Widen<typeof en> = {
  title: "ما يراه القارئ",
  note: "لا تُظهر الصفحة كل شيء كما كُتب.",
  figure: (text, line) => `السطر ${line}: لا تُظهر الصفحة ${isolated(text)} كما كُتب. ضع \\ قبل العلامة لتبقى.`,
  comment: (text, line) =>
    `السطر ${line}: النص ${isolated(text)} تعليق لا يراه القرّاء في الصفحة، لكن يمكن لأي أحد أن يجده بعد النشر. احذفه.`,
  film: (text, line) =>
    `السطر ${line}: لن يظهر فيديو هنا، لأن ${isolated(text)} ليس رابط فيديو. استخدم رابط فيديو واحد على YouTube أو Vimeo.`,
  show: "انتقل إليه",
};

/** The editor's texts about the difference between a text and its page. */
export const pageTexts = { en, ar } satisfies Localized<typeof ar>;
