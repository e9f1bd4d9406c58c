import { createI18n } from "./create-i18n";
import type { Dictionary } from "./dictionaries/en";

/** Languages of the public site. */
export const [I18nProvider, useI18n] = createI18n<Dictionary>();
