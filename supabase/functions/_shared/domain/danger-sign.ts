import type { Localized } from "./locales.ts";

/** The action for a sign, the most urgent first. */
export type Advice = "call 998" | "emergency department" | "doctor today";

/**
 * One finding in one group of people has one advice. When age, pregnancy or an illness changes the advice, that group's finding
 * is a separate sign.
 */
export interface DangerSign {
  advice: Advice;
  /** The sign with its advice in a text: one sentence, without a second advice. */
  words: Localized;
  /** The group of people, in words of the sentence; undefined for everybody. */
  forWhom?: Localized;
  source: string;
  /** The source's advice, when it is less urgent or for fewer people. */
  sourceAdvises?: string;
}
