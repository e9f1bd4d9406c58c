import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { localizedPath, paths } from "../../src/config/paths";
import { withoutMarks } from "../../src/i18n/isolated";
import type { PublishedArticle } from "../../src/build/published-articles";
import { DUBAI_OFFSET } from "../../supabase/functions/_shared/domain/dubai-day";
import { xmlText } from "./xml";
import type { Locale } from "../../src/config/locales";

const MAX_FEED_ITEMS = 50;

interface FeedOptions {
  siteUrl: string;
  lang: Locale;
  title: string;
  description: string;
  /** Of any language, newest first. */
  articles: readonly PublishedArticle[];
}

/** `Sat, 21 Nov 2026 08:00:00 +0400` */
export const dubaiDate = (iso: string): string =>
  format(new TZDate(iso, DUBAI_OFFSET), "EEE, dd MMM yyyy HH:mm:ss xx");

const element = (name: string, text: string): string => `<${name}>${xmlText(withoutMarks(text))}</${name}>`;

/** The newest articles of one language as RSS 2.0. https://www.rssboard.org/rss-specification */
export function feed({ siteUrl, lang, title, description, articles }: FeedOptions): string {
  const items = articles.filter((article) => article.lang === lang).slice(0, MAX_FEED_ITEMS);
  const changes = items
    .map(({ updatedAt }) => updatedAt)
    .toSorted((one, other) => Date.parse(other) - Date.parse(one));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", title),
    element("link", siteUrl + localizedPath(paths.blog, lang)),
    `<atom:link href="${xmlText(siteUrl + localizedPath(paths.feed, lang))}" rel="self" type="application/rss+xml"/>`,
    element("description", description),
    element("language", lang),
    ...changes.slice(0, 1).map((change) => element("lastBuildDate", dubaiDate(change))),
    ...items.map((article) => item(siteUrl, article)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function item(siteUrl: string, article: PublishedArticle): string {
  const address = siteUrl + article.path;
  return [
    "<item>",
    element("title", article.headline),
    element("link", address),
    element("guid", address),
    element("pubDate", dubaiDate(article.publishedAt)),
    ...(article.author ? [element("dc:creator", article.author)] : []),
    ...(article.serviceName ? [element("category", article.serviceName)] : []),
    ...(article.excerpt ? [element("description", article.excerpt)] : []),
    "</item>",
  ].join("");
}
