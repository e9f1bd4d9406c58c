import { Readable } from "node:stream";
import type { Check } from "./check";
import { load } from "./packages";
import { parsed } from "./site-pages";

interface Entry {
  title: string;
  link: string;
  /** Milliseconds since 1970. */
  time: number;
}

interface Feed {
  path: string;
  xml: string;
  entries: Entry[];
}

const timeOf = (date: string | Date | null | undefined) => new Date(date ?? "").getTime();

/** The entries of a feed's XML in four packages of feed readers. */
const READERS: Record<string, (xml: string) => Promise<Entry[]>> = {
  "rss-parser": async (xml) => {
    const { default: Parser } = await load<{
      default: new () => {
        parseString: (
          xml: string,
        ) => Promise<{ items: { title?: string; link?: string; isoDate?: string }[] }>;
      };
    }>("rss-parser");
    const { items } = await new Parser().parseString(xml);
    return items.map(({ title = "", link = "", isoDate }) => ({ title, link, time: timeOf(isoDate) }));
  },
  feedsmith: async (xml) => {
    const { parseFeed } = await load<{
      parseFeed: (xml: string) => {
        feed: { items?: { title?: string | { value?: string }; link?: string; pubDate?: string }[] };
      };
    }>("feedsmith");
    return (parseFeed(xml).feed.items ?? []).map(({ title, link = "", pubDate }) => ({
      title: (typeof title === "object" ? title.value : title) ?? "",
      link,
      time: timeOf(pubDate),
    }));
  },
  "@rowanmanning/feed-parser": async (xml) => {
    const { parseFeed } = await load<{
      parseFeed: (xml: string) => { items: { title: string; url: string; published: Date }[] };
    }>("@rowanmanning/feed-parser");
    return parseFeed(xml).items.map(({ title, url, published }) => ({
      title,
      link: url,
      time: timeOf(published),
    }));
  },
  feedparser: async (xml) => {
    const { default: FeedParser } = await load<{ default: new () => NodeJS.ReadWriteStream }>("feedparser");
    const stream = Readable.from([xml]).pipe(new FeedParser());
    const entries: Entry[] = [];
    for await (const item of stream as AsyncIterable<unknown>) {
      const { title, link, pubdate } = item as { title: string; link: string; pubdate: Date };
      entries.push({ title, link, time: timeOf(pubdate) });
    }
    return entries;
  },
};

async function readFeed(siteUrl: string, path: string): Promise<Feed> {
  const xml = await (await fetch(siteUrl + path)).text();
  const textIn = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? "";
  const entries = [...parsed(xml, "text/xml").getElementsByTagName("item")].map((item) => ({
    title: textIn(item, "title"),
    link: textIn(item, "link"),
    time: timeOf(textIn(item, "pubDate")),
  }));
  return { path, xml, entries };
}

/** Both feeds, in each reader. */
export const feedChecks = (siteUrl: string): Check<Feed>[] =>
  Object.entries(READERS).map(([reader, read]) => ({
    subject: "feeds",
    reader,
    items: () => Promise.all(["/feed.xml", "/ar/feed.xml"].map((path) => readFeed(siteUrl, path))),
    problemsOf: async (feeds) => {
      const problems: string[] = [];
      for (const { path, xml, entries } of feeds) {
        if (entries.length === 0) problems.push(`${path} has no entries.`);
        const readEntries = await read(xml);
        for (const [index, entry] of entries.entries()) {
          const found = readEntries[index];
          if (JSON.stringify(found) !== JSON.stringify(entry))
            problems.push(`${path}: "${entry.title}" is read as ${JSON.stringify(found)}.`);
        }
        if (readEntries.length > entries.length)
          problems.push(`${path}: it reads ${readEntries.length} of ${entries.length}.`);
      }
      return problems;
    },
    broken: (feed) => ({ ...feed, xml: feed.xml.replace(/<item>.*?<\/item>/s, "") }),
  }));
