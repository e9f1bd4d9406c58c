import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Beside the pages, so that a host that builds from nothing gets the former state from the site itself. */
export const PAGE_HISTORY = "page-history.json";

/** A day more than hosts cache removed pages. */
const KEEP_REMOVED_MS = 8 * 24 * 60 * 60 * 1_000;
const ANSWER_MS = 5_000;

const historySchema = z.record(
  z.string(),
  z.tuple([
    /** A hash of the page's text; empty for a removed one. */
    z.string(),
    /** When the text last changed, for the sitemap. */
    z.iso.datetime(),
    /** The start of the first build with it, for search engines that accept notifications. */
    z.iso.datetime(),
  ]),
);

/** The last texts of a site's pages, by path. */
export type PageHistory = z.infer<typeof historySchema>;

/** The current text of a page. */
interface Said {
  path: string;
  hash: string;
  /** The time of the last change, if another source has it. */
  changed?: string;
}

/** The history in the built site, otherwise that of the public one; an empty one for a new site. */
export async function readHistory(outDir: string, siteUrl: string): Promise<PageHistory> {
  const text = await readFile(join(outDir, PAGE_HISTORY), "utf8").catch(() => fetchHistory(siteUrl));
  try {
    return historySchema.parse(JSON.parse(text));
  } catch {
    return {}; // a site without one, or of an older shape
  }
}

const fetchHistory = (siteUrl: string): Promise<string> =>
  fetch(`${siteUrl}/${PAGE_HISTORY}`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    (answer) => answer.text(),
    () => "",
  );

/** The history with the pages' current texts. */
export function continueHistory(before: PageHistory, pages: readonly Said[], now: Date): PageHistory {
  const moment = now.toISOString();
  const after: PageHistory = {};
  for (const { path, hash, changed = moment } of pages) {
    const last = before[path];
    after[path] = last?.[0] === hash ? last : [hash, changed, moment];
  }
  for (const [path, [hash, changed, built]] of Object.entries(before)) {
    if (after[path]) continue;
    if (hash !== "") after[path] = ["", moment, moment];
    else if (Date.parse(built) > now.getTime() - KEEP_REMOVED_MS) after[path] = ["", changed, built];
  }
  return after;
}

/** The paths of recently removed pages, the latest first. */
export const recentlyRemoved = (history: PageHistory): string[] =>
  Object.entries(history)
    .filter(([, [hash]]) => hash === "")
    .toSorted(([, [, , one]], [, [, , other]]) => (one < other ? 1 : -1))
    .map(([path]) => path);

/** The visible text of a page: its title, its description and the words of its main part. */
export function textHash({ html, head }: { html: string; head: string }): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const [title = ""] = /<title\b[\s\S]*?<\/title>/.exec(head) ?? [];
  const [description = ""] = /<meta name="description"[^>]*>/.exec(head) ?? [];
  const words = main.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replaceAll(/(?:<[^>]*>|\s)+/g, " ");
  return createHash("sha256").update([title, description, words].join("\n")).digest("hex").slice(0, 12);
}
