import { eventPath } from "@/config/page-path";
import { insertEvent } from "@/data/public/insert-event";
import { sessionStore } from "@/lib/safe-storage";
import { TRAIL, VISIT } from "@/lib/storage-keys";
import type { Locale } from "@/config/locales";
import { arrivedQuery, arrivedValue } from "./arrived-query";

/** What the event tables take, in characters. */
const MAX_CHARACTERS = 100;

const NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_content"] as const;

type Campaign = Record<(typeof NAMES)[number], string | null>;

/**
 * A value as it may be stored: without marks that nobody sees, without control characters, which the database refuses, and never an
 * email address, which some mailing tools put into their links. Counted in code points, so that no character is cut in two.
 */
function clean(value: string | null): string | null {
  const text = arrivedValue((value ?? "").replace(/\p{Cf}+/gu, "").replace(/\p{Cc}+/gu, " "));
  if (text === "" || text.includes("@")) return null;
  return Array.from(text).slice(0, MAX_CHARACTERS).join("").trim();
}

/** The campaign that an address names, as far as it does. */
export function campaignOf(search: string): Campaign {
  const query = arrivedQuery(search);
  return Object.fromEntries(NAMES.map((name) => [name, clean(query.get(name))])) as Campaign;
}

let visit: string | undefined;
/** Where storage is blocked. */
let trail = "";

/** The id of this tab's visit, made here and kept until the tab is closed. It says nothing about the person. */
export function visitId(): string {
  visit ??= sessionStore.get(VISIT) ?? undefined;
  if (!visit) {
    visit = crypto.randomUUID();
    sessionStore.set(VISIT, visit);
  }
  return visit;
}

/** Opens the visit's row once per tab. Where storage is blocked, once per page load. */
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

/** Keeps an article as the visit's last, and as its first. */
export function keepArticle(postId: string): void {
  const kept = readTrail();
  if (!kept.has("first")) kept.set("first", postId);
  kept.set("last", postId);
  keep(kept);
}

/** What a contact click says of the visit so far: its last campaign, its first and its last article. */
export function visitTrail(): Campaign & { first_article: string | null; last_article: string | null } {
  const kept = readTrail();
  return { ...campaignOf(`${kept}`), first_article: kept.get("first"), last_article: kept.get("last") };
}

/** As a query: storage may contain anything, and any text is one. A campaign of the address takes the place of the kept one. */
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
