/** What generating an article again used to put behind a slug that was taken: a dash and six random characters. */
const SUFFIX = /-[a-z0-9]{6}$/;

/** Whether an address looks like the second version of a post. A word of six letters at its end looks the same. */
export const isDuplicateUrl = (url: string): boolean => SUFFIX.test(url);

/** Whether the post is there of which this one looks like a second version. */
export const isConfirmedDuplicate = (slug: string, slugs: ReadonlySet<string>): boolean =>
  SUFFIX.test(slug) && slugs.has(slug.replace(SUFFIX, ""));
