import type { Localized } from "./locales.ts";

/** What somebody does about a sign, the most urgent first. */
export type Advice = "call 998" | "emergency department" | "doctor today";

/**
 * What belongs to one finding and one group of people has one advice. Where age, pregnancy or an illness changes the advice,
 * that group's finding is a sign of its own.
 */
export interface DangerSign {
  advice: Advice;
  /** The sign with its advice, as texts say it: one sentence, with no second advice beside it. */
  words: Localized;
  /** For whom it is a sign, in words that its sentence has; for anybody where it is left out. */
  forWhom?: Localized;
  source: string;
  /** What the source advises, where that is less urgent or for fewer people. */
  sourceAdvises?: string;
}
