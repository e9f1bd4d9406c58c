import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Beside the pages, so that a host that builds from nothing knows from the site itself what was there before. */
export const PAGE_HISTORY = "page-history.json";

/** A day more than hosts keep what is gone. */
const KEEP_REMOVED_MS = 8 * 24 * 60 * 60 * 1_000;
const ANSWER_MS = 5_000;

const historySchema = z.record(
  z.string(),
  z.tuple([
    /** A hash of what the page says; empty for one that is gone. */
    z.string(),
    /** When that last changed, for the sitemap. */
    z.iso.datetime(),
    /** When the build began that was the first to say it, for search engines that are told. */
    z.iso.datetime(),
  ]),
);

/** What the pages of a site said last, by path. */
export type PageHistory = z.infer<typeof historySchema>;

/** What a page says now. */
interface Said {
  path: string;
  hash: string;
  /** When that changed, where it is known from elsewhere. */
  changed?: string;
}

/** The history in the built site, or else that of the public one; an empty one for a new site. */
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

/** The history with what the pages say now. */
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

/** The paths of pages that have gone lately, the latest first. */
export const removedLately = (history: PageHistory): string[] =>
  Object.entries(history)
    .filter(([, [hash]]) => hash === "")
    .toSorted(([, [, , one]], [, [, , other]]) => (one < other ? 1 : -1))
    .map(([path]) => path);

/** What people read of a page: its title, its description and the words of its main part. */
export function textHash({ html, head }: { html: string; head: string }): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const [title = ""] = /<title\b[\s\S]*?<\/title>/.exec(head) ?? [];
  const [description = ""] = /<meta name="description"[^>]*>/.exec(head) ?? [];
  const words = main.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, " ");
  return createHash("sha256")
    .update([title, description, words.replaceAll(/\s+/g, " ")].join("\n"))
    .digest("hex")
    .slice(0, 12);
}
