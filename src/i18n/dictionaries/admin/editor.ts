import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Edit post",
};

const ar: Widen<typeof en> = {
  title: "تحرير المقال",
};

export const editorTexts = { en, ar } satisfies Localized<typeof ar>;
