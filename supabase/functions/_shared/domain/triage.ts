import { call998 } from "./danger-signs/call-998.ts";
import { doctorToday } from "./danger-signs/doctor-today.ts";
import { emergencyDepartment } from "./danger-signs/emergency-department.ts";
import type { Locale } from "./locales.ts";

export type { Advice } from "./danger-signs/danger-sign.ts";

/**
 * The danger signs that texts of this product name, each with its one advice. Where sources leave a choice, the more urgent
 * one counts: nobody here can scan a leg or take blood cultures at the bedside.
 */
export const dangerSigns = { ...call998, ...emergencyDepartment, ...doctorToday };

export type DangerSignId = keyof typeof dangerSigns;

/** Signs with their advice, one sentence after the other. */
export const adviceOn = (locale: Locale, ...ids: readonly DangerSignId[]): string =>
  ids.map((id) => dangerSigns[id].words[locale]).join(" ");

/** The same as a list in Markdown, for more signs than a paragraph can hold. */
export const adviceListOn = (locale: Locale, ...ids: readonly DangerSignId[]): string =>
  ids.map((id) => `- ${dangerSigns[id].words[locale]}`).join("\n");

/** What to do about every sign, a line for each. */
export const everyAdvice = (locale: Locale): string =>
  Object.values(dangerSigns)
    .map(({ words }) => `  - ${words[locale]}`)
    .join("\n");
