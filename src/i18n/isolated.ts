/** A name, an address or a figure inside a sentence, in its own direction: what stands beside it keeps its place. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
