import type { Localized } from "@/config/locales";

/** The shape of a dictionary without its words: every string may be any string, every sentence keeps its arguments. */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [Key in keyof T]: Widen<T[Key]> };

/** The texts of a page or part, in either language. */
export type TextsOf<Words extends Localized<unknown>> = Words["ar"];
