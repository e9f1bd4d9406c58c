import { localizedPath, paths } from "../../src/config/paths";
import { localeOfPath, LOCALES } from "../../src/config/locales";
import { FBCLID, GBRAID, GCLID, TTCLID, WBRAID } from "../../src/lib/storage-keys";
import { dataFile, HOST_FILES } from "./page-files";
import { encodedPath, normalizePath, type Redirect } from "../../src/data/public/redirect-rules";

/** Addresses without a page, for the files of every host. */
export interface HostAddresses {
  /** The target of an address, by its canonical spelling with letters unencoded. */
  moved: ReadonlyMap<string, Redirect>;
  /** Addresses of articles that were taken offline. */
  gone: readonly string[];
  /** Addresses of pages that were removed within the last days, for any reason. */
  removed: readonly string[];
}

/** Hosts read stars and colons as placeholders. The page itself checks such an address. */
const NOT_LITERAL = /[*:%]/;

/** One redirect of a host, with the address as sent: letters beyond ASCII in percent signs. */
interface HostRedirect extends Redirect {
  from: string;
}

/** The redirects that every host can follow. */
export const literalRedirects = ({ moved }: Pick<HostAddresses, "moved">): HostRedirect[] =>
  [...moved]
    .filter(([from, { to }]) => !NOT_LITERAL.test(from + to))
    .map(([from, { to, type }]) => ({ from: encodedPath(from), to: encodedPath(to), type }));

/** The canonical address of the English article, and another one that only the application shows. */
export const ENGLISH_ARTICLE = {
  from: paths.englishArticle(":slug"),
  to: paths.article(":slug"),
  type: 301,
} as const;

/** The not-found page in the language of an address. */
const notFoundPage = (path: string): string => localizedPath(paths.notFound, localeOfPath(path));

export const notFoundFile = (path: string): string => `${notFoundPage(path)}.html`;

/** The same address with or without a final slash; none for the root, which has one spelling. */
export const otherSpelling = (path: string): string[] => {
  if (path === "/") return [];
  return [path.endsWith("/") ? path.slice(0, -1) : `${path}/`];
};

/** The spellings in requests: letters beyond ASCII in percent signs, which some programs write in lower case. */
export const sentSpellings = (encoded: string): string[] => [
  ...new Set([encoded, encoded.replace(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase())]),
];

const line = (from: string, to: string, status: number) => `${from} ${to} ${status}`;

/** Cloudflare neither follows nor counts a line of more than three words. Netlify takes the end for a comment. */
const forNetlify = (rule: string): string => `${rule} # Netlify`;

/** The ids of clicks that one advertisement may add, those that come together first. */
const CLICK_IDS = [
  [GCLID, GBRAID],
  [GCLID, WBRAID],
  ...[GCLID, GBRAID, WBRAID, FBCLID, TTCLID].map((id) => [id]),
] as const;

/** Netlify adds no query to a target that has one, so each id of an advertisement has a rule that passes it on. */
const withClickIds = (from: string, to: string, status: number): string[] =>
  to.includes("?")
    ? CLICK_IDS.map((ids) =>
        forNetlify(
          [
            from,
            ...ids.map((id) => `${id}=:${id}`),
            to + ids.map((id) => `&${id}=:${id}`).join(""),
            status,
          ].join(" "),
        ),
      )
    : [];

/** Netlify compares letters, despite its documentation; Cloudflare compares whole addresses, as they are sent. */
const redirectRules = ({ from, to, type }: HostRedirect): string[] => {
  const letters = decodeURI(from);
  return [
    ...withClickIds(letters, to, type),
    ...(letters === from ? [] : [forNetlify(line(letters, to, type))]),
    ...sentSpellings(from).map((spelling) => line(spelling, to, type)),
  ];
};

/** In each language an address that never had a file, so that Cloudflare has cached nothing for it. */
export const nowhere = (path: string): string => `${notFoundPage(path)}/none`;

/**
 * Existing files that are not pages of the site: the not-found pages' own addresses, and the rules of hosts. Netlify prefers
 * files without `!`.
 */
const hiddenFiles = (moved: ReadonlySet<string>): string[] =>
  [
    ...LOCALES.map((locale) => localizedPath(paths.notFound, locale)),
    ...Object.values(HOST_FILES).map((file) => `/${file}`),
  ]
    .filter((path) => !moved.has(path))
    .flatMap((path) => [forNetlify(`${path} ${notFoundFile(path)} 404!`), line(path, nowhere(path), 200)]);

/**
 * The host's rules, one per line: from, to, status. The first match counts, and Cloudflare counts every rule after the first
 * placeholder as one with a placeholder. It compares whole addresses, so each redirect has one for its other spelling. Recently
 * removed pages come before redirects, however many staff write: a page whose redirect is beyond the limit reads it from the
 * database.
 */
export function hostRules(addresses: HostAddresses): string {
  const redirects = literalRedirects(addresses);
  const [gone, removed] = [new Set(addresses.gone), new Set(addresses.removed)];
  const moved = new Set(redirects.map(({ from }) => from));
  return [
    ...hiddenFiles(moved),
    ...addresses.removed.flatMap((path) =>
      removedRules(path, gone.has(path) ? 410 : 404, moved.has(encodedPath(path))),
    ),
    ...redirects.flatMap(redirectRules),
    ...redirects.flatMap(({ from, to, type }) =>
      otherSpelling(from).flatMap((path) => sentSpellings(path).map((spelling) => line(spelling, to, type))),
    ),
    ...[...gone]
      .filter((path) => !removed.has(path))
      .map((path) => forNetlify(line(path, notFoundFile(path), 410))),
    ...["", "/"].map((slash) => line(ENGLISH_ARTICLE.from + slash, ENGLISH_ARTICLE.to, ENGLISH_ARTICLE.type)),
    // The back office has one file for all its addresses.
    line(`${paths.admin}/*`, paths.admin, 200),
    line(localizedPath("/*", "ar"), notFoundFile("/ar/"), 404),
    "",
  ].join("\n");
}

/**
 * Cloudflare Pages caches its answers for a week, and uses them whenever it finds no file: also for a rule whose target does
 * not exist. So a cached address leads to the not-found page's own, which answers 404. An address that has moved has a rule of
 * its own.
 */
const removedRules = (path: string, status: 404 | 410, hasMoved: boolean): string[] => {
  const [, prefix = "", slug] = /^(\/ar)?\/blog\/([^/]+)$/.exec(path) ?? [];
  const card = slug === undefined ? [] : [prefix + paths.articleCard(slug)];
  return [...(hasMoved ? [] : [path]), `/${dataFile(path)}`, ...card].flatMap((address) => [
    forNetlify(line(address, notFoundFile(path), address === path ? status : 404)),
    ...sentSpellings(encodedPath(address)).map((spelling) => line(spelling, notFoundPage(path), 302)),
  ]);
};

interface HostAnswer {
  status: number;
  /** Its target, or the file of the answer. */
  to: string;
}

/**
 * Parses a host's rules.
 * @returns a function for the answer to an address, in any spelling
 */
export function hostAnswers(rules: string): (pathname: string) => HostAnswer | undefined {
  const single = new Map<string, HostAnswer>();
  const patterns: { pattern: RegExp; answer: HostAnswer }[] = [];
  for (const rule of rules.split("\n")) {
    const [from = "", to = "", status = ""] = rule.split(" ");
    // Redirects pass every query on here, so a rule for a query changes nothing.
    if (!/^\d{3}!?$/.test(status)) continue;
    const answer = { status: Number.parseInt(status, 10), to };
    if (/[*:]/.test(from)) patterns.push({ pattern: patternOf(from), answer });
    else {
      // The first match counts.
      const sent = encodedPath(decodeURI(from));
      if (!single.has(sent)) single.set(sent, answer);
    }
  }
  return (pathname) => {
    const path = encodedPath(normalizePath(pathname));
    const answer = single.get(path);
    if (answer) return answer;
    const whole = pathname.endsWith("/") && !path.endsWith("/") ? `${path}/` : path;
    for (const { pattern, answer: found } of patterns) {
      const match = pattern.exec(whole);
      if (match)
        return { ...found, to: found.to.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? "") };
    }
    return undefined;
  };
}

/** A path with `:name` for one part of it and `*` for the rest. */
const patternOf = (from: string): RegExp =>
  new RegExp(
    `^${from
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/:(\w+)/g, "(?<$1>[^/]+)")
      .replace("*", ".*")}$`,
  );
