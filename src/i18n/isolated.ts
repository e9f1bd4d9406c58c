/** A name, an address or a figure in a sentence, isolated in its own direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A phone number or hours inside a sentence: they run from left to right between Arabic words, too. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** The text for programs, which would take direction marks as part of the value. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, "");
