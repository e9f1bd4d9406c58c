import { createI18n } from "./create-i18n";
import type { AdminDictionary } from "./dictionaries/admin-en";

/** Languages of the back office. */
export const [AdminI18nProvider, useAdminI18n] = createI18n<AdminDictionary>();
