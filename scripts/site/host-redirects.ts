import { localizedPath, paths } from "../../src/config/paths";
import { localeOfPath, LOCALES } from "../../src/config/locales";
import { FBCLID, GBRAID, GCLID, TTCLID, WBRAID } from "../../src/lib/storage-keys";
import { dataFile, HOST_FILES } from "./page-files";
import { encodedPath, normalizePath, type Redirect } from "../../src/data/public/redirect-rules";

/** Addresses that are no pages, for the files of every host. */
export interface HostAddresses {
  /** Where an address leads, by the address's one spelling, letters as they are. */
  moved: ReadonlyMap<string, Redirect>;
  /** Addresses of articles that were taken away. */
  gone: readonly string[];
  /** Addresses of pages that have gone within the last days, for whatever reason. */
  removed: readonly string[];
}

/** Hosts read stars and colons as placeholders. Such an address is left to the page's own check. */
const NOT_LITERAL = /[*:%]/;

/** One redirect of a host, as an address is sent: letters beyond ASCII with per cent signs. */
interface HostRedirect extends Redirect {
  from: string;
}

/** The redirects that every host can follow. */
export const literalRedirects = ({ moved }: Pick<HostAddresses, "moved">): HostRedirect[] =>
  [...moved]
    .filter(([from, { to }]) => !NOT_LITERAL.test(from + to))
    .map(([from, { to, type }]) => ({ from: encodedPath(from), to: encodedPath(to), type }));

/** The English article has one address, and another one that only the application shows. */
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

/** As requests have it: letters beyond ASCII with per cent signs, by some programs with small letters behind them. */
export const sentSpellings = (encoded: string): string[] => [
  ...new Set([encoded, encoded.replace(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase())]),
];

const line = (from: string, to: string, status: number) => `${from} ${to} ${status}`;

/** Cloudflare neither follows nor counts a line of more than three words. Netlify takes the end for a remark. */
const forNetlify = (rule: string): string => `${rule} # Netlify`;

/** The ids of clicks that one advertisement may bring, those that come together first. */
const CLICK_IDS = [
  [GCLID, GBRAID],
  [GCLID, WBRAID],
  ...[GCLID, GBRAID, WBRAID, FBCLID, TTCLID].map((id) => [id]),
] as const;

/** Netlify adds no query to a target that has one, so each id of an advertisement has a rule that takes it along. */
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

/** Netlify compares letters, whatever its documentation says; Cloudflare compares whole addresses, as they are sent. */
const redirectRules = ({ from, to, type }: HostRedirect): string[] => {
  const letters = decodeURI(from);
  return [
    ...withClickIds(letters, to, type),
    ...(letters === from ? [] : [forNetlify(line(letters, to, type))]),
    ...sentSpellings(from).map((spelling) => line(spelling, to, type)),
  ];
};

/** In each language an address that never had a file, of which Cloudflare has kept nothing. */
export const nowhere = (path: string): string => `${notFoundPage(path)}/none`;

/** What is there and is no page of the site: the not-found pages' own addresses, and the rules of hosts. Netlify prefers files without `!`. */
const hiddenFiles = (moved: ReadonlySet<string>): string[] =>
  [
    ...LOCALES.map((locale) => localizedPath(paths.notFound, locale)),
    ...Object.values(HOST_FILES).map((file) => `/${file}`),
  ]
    .filter((path) => !moved.has(path))
    .flatMap((path) => [forNetlify(`${path} ${notFoundFile(path)} 404!`), line(path, nowhere(path), 200)]);

/**
 * The host's rules, one per line: from, to, status. The first that fits counts, and Cloudflare counts every rule after the first
 * placeholder as one with a placeholder. It compares whole addresses, so each redirect has one for its other spelling. What was removed
 * lately comes before redirects, however many staff write: a page whose redirect is beyond the limit asks the database for it.
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
 * Cloudflare Pages keeps what it has served for a week, and answers with it wherever it finds no file: also behind a rule that names
 * another file than is there. So an address of which something is kept leads to the not-found page's own, which answers 404. An
 * address that has moved has a rule of its own.
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
  /** Where it leads, or the file that is the answer. */
  to: string;
}

/**
 * Reads a host's rules.
 * @returns what they say of an address, in any spelling
 */
export function hostAnswers(rules: string): (pathname: string) => HostAnswer | undefined {
  const single = new Map<string, HostAnswer>();
  const patterns: { pattern: RegExp; answer: HostAnswer }[] = [];
  for (const rule of rules.split("\n")) {
    const [from = "", to = "", status = ""] = rule.split(" ");
    // Redirects take every query along here, so a rule for a query changes nothing.
    if (!/^\d{3}!?$/.test(status)) continue;
    const answer = { status: Number.parseInt(status, 10), to };
    if (/[*:]/.test(from)) patterns.push({ pattern: patternOf(from), answer });
    else {
      // The first that fits counts.
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
