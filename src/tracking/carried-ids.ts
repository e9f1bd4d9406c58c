import { FBCLID, GBRAID, GCLID, TTCLID, WBRAID } from "@/lib/storage-keys";
import { arrivedQuery } from "./arrived-query";
import { consent } from "./consent";

export const KINDS = [GCLID, GBRAID, WBRAID, FBCLID, TTCLID] as const;
export type ClickId = readonly [kind: (typeof KINDS)[number], id: string];

/** The pattern of the database. Anything else is not an id. */
export const ID = /^[\w.-]{1,500}$/;
const ID_AND_REST = /^([\w.-]*)(.*)$/s;
/** TikTok's template, not filled in. */
const PLACEHOLDER = /^__[A-Z]\w*__$/;
const RIGHT_BUTTON = 2;

/** A value without the signs that follow the address in a sentence; empty when the rest is not an id. */
function idIn(value: string): string {
  const [, start = "", rest = ""] = ID_AND_REST.exec(value.replace(/\p{Cf}+/gu, "").trim()) ?? [];
  let id = start;
  while (id.endsWith(".")) id = id.slice(0, -1);
  return /[\p{L}\p{N}<]/u.test(rest) || PLACEHOLDER.test(id) || !ID.test(id) ? "" : id;
}

/** The ids of clicks on advertisements in an address, by kind. @param search of the address, possibly broken */
export function clickIdsOf(search: string): ClickId[] {
  const query = arrivedQuery(search);
  return KINDS.map((kind) => [kind, idIn(query.get(kind) ?? "")] as const).filter(([, id]) => id !== "");
}

const NAMED = new RegExp(`[?&](?:amp;)*(?:${KINDS.join("|")})=[^?&]*`, "gi");

/** A query without the ids of clicks, otherwise unchanged. */
function withoutIds(search: string): string {
  const rest = search.replace(NAMED, "").replace(/^&(?:amp;)*/i, "?");
  // A part that was encoded a second time contains only the ids and what came with them.
  return KINDS.some((kind) => arrivedQuery(rest).has(kind)) ? "" : rest;
}

function withIds(search: string, ids: readonly ClickId[]): string {
  const rest = withoutIds(search);
  return `${rest}${rest.length > 1 ? "&" : "?"}${ids.map((pair) => pair.join("=")).join("&")}`;
}

/** The ids with which the visitor came to this page; removed after a refusal. */
let arrived: readonly ClickId[] | undefined;

/**
 * The ids with which the visitor came to this page. A link that was pressed before this script ran, or opened from the
 * browser's menu, carries none; then they are in the address of our previous page.
 */
export function arrivedIds(): readonly ClickId[] {
  const { referrer } = document;
  if (arrived === undefined) {
    const own = clickIdsOf(location.search);
    const before = referrer.startsWith(`${location.origin}/`) ? referrer.replace(/^[^?]*/, "") : "";
    arrived = own.length > 0 ? own : clickIdsOf(before);
  }
  if (consent() === "denied") arrived = [];
  return arrived;
}

/** In memory alone, until the visitor has answered. */
let carried: readonly ClickId[] = [];

/**
 * While the question about advertisements is open, the ids travel in the address and in links between our pages, and are stored
 * nowhere. After a refusal they are removed at once. Runs for each page, also in the application, and each answer.
 */
export function carryIds(ids: readonly ClickId[]): void {
  const answer = consent();
  carried = answer === "unasked" ? ids : [];
  const { pathname, search, hash } = location;
  const next =
    answer === "denied" ? withoutIds(search) : carried.length > 0 ? withIds(search, carried) : search;
  if (carried.length > 0) {
    // The functions are constants, because a browser adds the same listener only once.
    for (const press of ["click", "auxclick"] as const) document.addEventListener(press, lendIds, true);
    addEventListener("pageshow", comeBack);
  }
  if (next === search) return;
  history.replaceState(history.state, "", location.origin + pathname + next + hash);
  // The router, when there is one, builds links from the query that it has read.
  if (answer === "denied") dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
}

/** A page that the browser kept while another one was open, where the visitor may have answered. */
const comeBack = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) carryIds(carried);
};

/** Adds the ids to a link to one of our pages until the browser has followed it. A copied link has none. */
function lendIds({ target, button }: MouseEvent): void {
  const link =
    target instanceof Element && button !== RIGHT_BUTTON && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || carried.length === 0 || consent() !== "unasked" || !isPageOfOurs(link)) return;
  const address = link.getAttribute("href") ?? "";
  const lent = link.pathname + withIds(link.search, carried) + link.hash;
  link.setAttribute("href", lent);
  setTimeout(() => {
    // The application may have changed the link in the meantime.
    if (link.getAttribute("href") === lent) link.setAttribute("href", address);
  });
}

/** Not a file, the back office, or a fragment of this page. */
const isPageOfOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.hasAttribute("download") &&
  !/^\/admin(?:\/|$)|\.\w+$/.test(link.pathname) &&
  !(link.hash && link.pathname === location.pathname);
