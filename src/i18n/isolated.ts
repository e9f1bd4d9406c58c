/** A name, an address or a figure inside a sentence, in its own direction: what stands beside it keeps its place. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A phone number or hours inside a sentence: they run from left to right between Arabic words, too. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** A name on an axis whose marks are drawn from left to right: it runs from right to left all the same. */
export const rightToLeft = (text: string): string => `\u2067${text}\u2069`;

/** The text for a program, which would take the marks for a part of the value. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");
