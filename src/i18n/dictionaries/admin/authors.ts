import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Authors",
};

const ar: Widen<typeof en> = {
  title: "الكُتّاب",
};

export const authorsTexts = { en, ar } satisfies Localized<typeof ar>;
