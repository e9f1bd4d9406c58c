import type { Facts } from "@domain/facts";
import type { Locale } from "@/config/locales";
import { tagLabels } from "@/content/tag-labels";
import { isolated } from "@/i18n/isolated";
import { excerpt } from "@/lib/texts";
import { blogPageTexts } from "@/texts/site/blog-page";
import { ARTICLE_GROUPS, type ArticleGroup } from "./blog.queries";

/** The filter in the address: some words, a tag or a group. */
export type Chosen = { search: string } | { tag: string } | { group: ArticleGroup };

/** In characters; the database searches no more of a text. */
export const MAX_SEARCH = 200;
const MAX_TAG = 60;

const clean = (value: string | null, max: number): string =>
  Array.from((value ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim())
    .slice(0, max)
    .join("");

/** Reads `q`, `tag` and `group` of the blog's address. An empty search, or an unknown group, shows all articles. */
export function chosenOf(query: string): Chosen | undefined {
  const asked = new URLSearchParams(query);
  const search = clean(asked.get("q"), MAX_SEARCH);
  if (search) return { search };
  const tag = clean(asked.get("tag"), MAX_TAG);
  if (tag) return { tag };
  const group = ARTICLE_GROUPS.find((name) => name === asked.get("group"));
  return group && { group };
}

const MAX_IN_TITLE = 80;

/** The title of the list of an address. */
export function chosenTitle(chosen: Chosen, locale: Locale, facts: Facts): string {
  const texts = blogPageTexts[locale];
  if ("search" in chosen) return texts.search.title(isolated(excerpt(chosen.search, MAX_IN_TITLE)));
  if ("group" in chosen) return texts.groups[chosen.group];
  const [label] = tagLabels([chosen.tag], locale, facts);
  return isolated(label?.text ?? chosen.tag.replaceAll("-", " "));
}
