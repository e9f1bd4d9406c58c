import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";

/** What a permit is called: its kind with its number. The dashboard has it without the texts of the form. */
export const permitName: Localized<(kind: string, number: string) => string> = {
  en: (kind, number) => `${kind} ${number}`,
  ar: (kind, number) => `${kind} ${isolated(number)}`,
};
