/** What an address calls something: words of small Latin letters and digits, joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Of services and places, as their columns allow. */
export const MAX_SLUG_LENGTH = 80;

export const isSlug = (text: string, most = MAX_SLUG_LENGTH): boolean =>
  text.length <= most && SLUG.test(text);
