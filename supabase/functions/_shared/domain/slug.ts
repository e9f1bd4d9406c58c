/** A name in an address: words of small Latin letters and digits, joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** For services and locations, as in their columns. */
export const MAX_SLUG_LENGTH = 80;

export const isSlug = (text: string, max = MAX_SLUG_LENGTH): boolean => text.length <= max && SLUG.test(text);
