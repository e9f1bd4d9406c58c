import { getCollection } from "astro:content";

const newestFirst = (await getCollection("articles")).toSorted((a, b) =>
  b.data.published.localeCompare(a.data.published),
);

/** All articles of a language, the newest first. */
export const articlesIn = (lang) => newestFirst.filter(({ data }) => data.lang === lang);

export const LANGUAGES = ["en", "ar"];

export const pathOf = ({ data }) => `/${data.lang}/blog/${data.address}`;
