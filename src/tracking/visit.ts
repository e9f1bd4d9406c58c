import { eventPath } from "@/config/page-path";
import { insertEvent } from "@/data/public/insert-event";
import { sessionStore } from "@/lib/safe-storage";
import { TRAIL, VISIT } from "@/lib/storage-keys";
import type { Locale } from "@/config/locales";
import { arrivedQuery, arrivedValue } from "./arrived-query";

/** The limit of the event tables, in characters. */
const MAX_CHARACTERS = 100;

const NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_content"] as const;

type Campaign = Record<(typeof NAMES)[number], string | null>;

/**
 * A value that may be stored: without invisible marks, without control characters, which the database refuses, and never an
 * email address, which some mailing tools put into their links. It is counted in code points, so that no character is cut in
 * two.
 */
function clean(value: string | null): string | null {
  const text = arrivedValue((value ?? "").replace(/\p{Cf}+/gu, "").replace(/\p{Cc}+/gu, " "));
  if (text === "" || text.includes("@")) return null;
  return Array.from(text).slice(0, MAX_CHARACTERS).join("").trim();
}

/** The campaign in an address; parts may be missing. */
export function campaignOf(search: string): Campaign {
  const query = arrivedQuery(search);
  return Object.fromEntries(NAMES.map((name) => [name, clean(query.get(name))])) as Campaign;
}

let visit: string | undefined;
/** The trail when storage is blocked. */
let trail = "";

/** The id of this tab's visit, created here and kept until the tab is closed. It contains nothing about the person. */
export function visitId(): string {
  visit ??= sessionStore.get(VISIT) ?? undefined;
  if (!visit) {
    visit = crypto.randomUUID();
    sessionStore.set(VISIT, visit);
  }
  return visit;
}

/** Stores the visit's row once per tab; with blocked storage, once per page load. */
export async function openVisit(lang: Locale): Promise<void> {
  keep(readTrail());
  if (sessionStore.get(VISIT) !== null) return;
  await insertEvent("user_sessions", {
    id: visitId(),
    landing_path: eventPath(location.pathname),
    lang,
    ...campaignOf(location.search),
  });
}

/** Stores an article as the visit's last one, and as its first when there is none. */
export function keepArticle(postId: string): void {
  const kept = readTrail();
  if (!kept.has("first")) kept.set("first", postId);
  kept.set("last", postId);
  keep(kept);
}

/** The visit so far, for a contact click: its last campaign, its first and its last article. */
export function visitTrail(): Campaign & { first_article: string | null; last_article: string | null } {
  const kept = readTrail();
  return { ...campaignOf(`${kept}`), first_article: kept.get("first"), last_article: kept.get("last") };
}

/**
 * Read as a query: storage may contain anything, and every text is a valid query. A campaign in the address replaces the stored
 * one.
 */
function readTrail(): URLSearchParams {
  const kept = new URLSearchParams(sessionStore.get(TRAIL) ?? trail);
  const campaign = Object.entries(campaignOf(location.search));
  if (campaign.some(([, value]) => value)) for (const [name, value] of campaign) kept.set(name, value ?? "");
  return kept;
}

function keep(kept: URLSearchParams): void {
  trail = kept.toString();
  sessionStore.set(TRAIL, trail);
}
