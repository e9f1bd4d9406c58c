const MAX_SLUG_LENGTH = 120;

/** `Fever at home: 5 signs` -> `fever-at-home-5-signs`. Empty for a title without Latin letters and digits. */
export const slugOfTitle = (title: string): string =>
  title
    // Accents go, their letters stay.
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, "");

/** Whether the database takes it. */
export const isSlug = (slug: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= MAX_SLUG_LENGTH;
