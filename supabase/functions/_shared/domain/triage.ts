import { dangerSigns } from "./danger-signs.generated.ts";
import type { Locale } from "./locales.ts";

export type { Advice } from "./danger-sign.ts";

/**
 * The danger signs in the product's texts, each with its one advice. Where sources differ, the more urgent advice counts: at
 * home nobody can scan a leg or take blood cultures. Written in src/content/danger-signs.yaml.
 */
export { dangerSigns };

export type DangerSignId = keyof typeof dangerSigns;

/** Signs with their advice, as a list in Markdown. */
export const adviceListOn = (locale: Locale, ...ids: readonly DangerSignId[]): string =>
  ids.map((id) => `- ${dangerSigns[id].words[locale]}`).join("\n");

/** The advice for every sign, a line for each. */
export const everyAdvice = (locale: Locale): string =>
  Object.values(dangerSigns)
    .map(({ words }) => `  - ${words[locale]}`)
    .join("\n");
