import type { QueryClient } from "@tanstack/react-query";
import { latestArticlesQuery } from "@/data/blog-posts/blog-posts.queries";
import { primeQuery } from "@/data/prime-query";
import type { Locale } from "@/i18n/locales";

const BLOG_LIST_LIMIT = 60;

export const blogListQuery = (locale: Locale) => latestArticlesQuery(locale, BLOG_LIST_LIMIT);

export async function loadBlog(client: QueryClient, locale: Locale): Promise<null> {
  await primeQuery(client, blogListQuery(locale));
  return null;
}
