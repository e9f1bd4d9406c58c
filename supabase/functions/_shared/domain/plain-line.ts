/**
 * Whether it is a line of text that may be shown in headings, links and data alike: without markup or control characters,
 * with no space before or behind it, and of 1 to `most` characters, as the database counts them.
 */
export const isPlainLine = (text: string, most: number): boolean =>
  text === text.trim() && new RegExp(String.raw`^[^<>{}[\]\p{Cc}\u2028\u2029]{1,${most}}$`, "u").test(text);
