import { cleanLabel, cleanLine } from "@domain/clean-text";
import type { Locale } from "@/config/locales";
import type { NewLink } from "@/data/staff/campaigns";
import { foldText } from "@/lib/fold-text";
import type { SearchEntry } from "../layout/search/find-entries";
import { linksTexts } from "@/texts/admin/links";
import { campaignOfPage, suggestedCode } from "./campaign-word";
import { isLinkable, type PageTrouble, typedPage } from "./link-pages";
import type { CampaignLink } from "./links";
import { SPOTS, type Spot, spots } from "./spots";

/** The limit of links that are made at once. */
export const MAX_LINKS = 500;
const MAX_NAME = 120;
/**
 * The separators of a table's cells, of a file from German or French Excel, and of a list: Latin, Arabic and full-width signs.
 * The first one in a line counts.
 */
const SEPARATORS = [/\t/, /[;؛；]/, /[,،，]/];
const QUOTES = /^["'«“]+|["'»”]+$/g;
/** Names of the first column in spreadsheets. */
const HEADS = new Set(
  ["page", "pages", "url", "link", "address", "الصفحة", "الرابط", "العنوان"].map(foldText),
);

/** The reason why a line becomes no link. */
export type LineProblem =
  | { kind: "unknown" | "otherSite" | "gone" | "longName" }
  /** The line with the same link. */
  | { kind: "twice"; line: number }
  | { kind: "exists"; name: string };

export interface PastedLine {
  /** Its number in the pasted text, from 1. */
  line: number;
  text: string;
  /** Its link, or the reason why there is none. */
  result: { link: NewLink; trouble: PageTrouble | undefined } | { problem: LineProblem };
}

interface Around {
  /** The possible targets of links. */
  entries: readonly SearchEntry[];
  troubleOf: (path: string, lang: Locale) => PageTrouble | undefined;
  /** The existing links. */
  rows: readonly CampaignLink[];
  /** For lines without one. */
  spot: Spot;
  lang: Locale;
  /** One for all of them; empty for the page's own. */
  campaign: string;
  locale: Locale;
}

const SPOT_NAMES = new Map(
  spots.flatMap((spot) =>
    [spot, linksTexts.en.spot.names[spot], linksTexts.ar.spot.names[spot]].map((name) => [
      foldText(name),
      spot,
    ]),
  ),
);

/** The cells of a line. */
const cellsOf = (text: string): string[] =>
  text
    .split(SEPARATORS.find((sign) => sign.test(text)) ?? /$^/)
    .map((cell) => cleanLabel(cell).replace(QUOTES, "").trim());

/**
 * Reads lines with a page each and, after it, its spot and a name, in either order. Empty lines and a table's head are left
 * out.
 */
export function readLines(pasted: string, around: Around): PastedLine[] {
  const { rows, entries } = around;
  const lines = pasted
    .split(/\r\n?|\n/)
    .map((text, index) => ({ line: index + 1, text: cleanLine(text), cells: cellsOf(text) }))
    .filter(({ text, cells }, index) => text !== "" && !(index === 0 && HEADS.has(foldText(cells[0] ?? ""))));
  const byName = new Map(
    entries.flatMap((entry) => Object.values(entry.name).map((name) => [foldText(name), entry.to] as const)),
  );
  const codes = new Set(rows.map(({ code }) => code));
  const former = new Map(rows.map((row) => [keyOf(row), row.name]));
  const before = new Map<string, number>();
  return lines.map(({ line, text, cells: [address = "", ...more] }): PastedLine => {
    const refused = (problem: LineProblem): PastedLine => ({ line, text, result: { problem } });
    const page = pageOf(address, byName);
    if (typeof page === "string") return refused({ kind: page });
    const lang = page.lang ?? around.lang;
    const trouble = around.troubleOf(page.path, lang);
    if (trouble?.kind === "gone") return refused({ kind: "gone" });
    const spot =
      more.map((cell) => SPOT_NAMES.get(foldText(cell))).find((one) => one !== undefined) ?? around.spot;
    const named = more.find((cell) => cell !== "" && !SPOT_NAMES.has(foldText(cell)));
    if (named !== undefined && named.length > MAX_NAME) return refused({ kind: "longName" });
    const words = wordsOf(page.path, lang, around.campaign);
    const link = { path: page.path, lang, ...SPOTS[spot], ...words };
    const key = keyOf(link);
    const [sameLine, sameLink] = [before.get(key), former.get(key)];
    if (sameLine !== undefined) return refused({ kind: "twice", line: sameLine });
    if (sameLink !== undefined) return refused({ kind: "exists", name: sameLink });
    before.set(key, line);
    const parts =
      lang === "ar"
        ? [words.campaign, words.content.replace(/(?:^|-)ar$/, ""), `${link.source} ar`]
        : [words.campaign, words.content, link.source];
    const code = suggestedCode(parts, codes, 40);
    codes.add(code);
    const name = named ?? linkName(page.path, spot, around).slice(0, MAX_NAME);
    return { line, text, result: { link: { ...link, name, code }, trouble } };
  });
}

/** The page of a cell: an address of the site, or the name of a page in either language. */
function pageOf(
  cell: string,
  byName: ReadonlyMap<string, string>,
): { path: string; lang?: Locale } | "unknown" | "otherSite" {
  const page = typedPage(cell);
  if (page.kind === "other site") return "otherSite";
  const path = page.kind === "page" ? page.path : byName.get(foldText(cell));
  if (path === undefined || !isLinkable(path)) return "unknown";
  return { path, ...(page.kind === "page" && page.lang && { lang: page.lang }) };
}

/** The campaign, and the content that separates the links of one campaign: the page, and the language when it is Arabic. */
function wordsOf(path: string, lang: Locale, campaign: string): { campaign: string; content: string } {
  const page = campaignOfPage(path);
  const end = lang === "ar" ? "ar" : "";
  if (campaign === "") return { campaign: page, content: end };
  const room = 60 - (end === "" ? 0 : end.length + 1);
  return { campaign, content: [page.slice(0, room).replace(/-$/, ""), end].filter(Boolean).join("-") };
}

function linkName(path: string, spot: Spot, { entries, locale }: Around): string {
  const page = entries.find(({ to }) => to === path)?.name;
  const texts = linksTexts[locale].spot;
  return texts.name(texts.names[spot], page?.[locale] || page?.en || path);
}

/** The words by which figures identify a link, and its target. */
const keyOf = (link: Pick<NewLink, "path" | "lang" | "source" | "medium" | "campaign" | "content">): string =>
  [link.path, link.lang, link.source, link.medium, link.campaign, link.content].join(" ");
