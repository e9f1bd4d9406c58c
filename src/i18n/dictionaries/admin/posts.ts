import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Posts",
};

const ar: Widen<typeof en> = {
  title: "المقالات",
};

export const postsTexts = { en, ar } satisfies Localized<typeof ar>;
