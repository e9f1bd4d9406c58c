/** A text on one line. */
export const one = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A number or a day in Arabic words, in its own direction: its parts would change places. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A line with an address of the site, or nothing where the site is not known. */
export const addressOf = (site: string | undefined, path: string): string =>
  site && /^https?:\/\//.test(site) ? `\n  ${site}${path}` : "";
