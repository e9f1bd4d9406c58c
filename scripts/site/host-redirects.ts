import { localizedPath, paths } from "../../src/config/paths";
import { localeOfPath } from "../../src/config/locales";
import { dataFile } from "./page-files";
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
export const notFoundFile = (path: string): string =>
  `${localizedPath(paths.notFound, localeOfPath(path))}.html`;

/** The same address with or without a final slash; none for the root, which has one spelling. */
export const otherSpelling = (path: string): string[] => {
  if (path === "/") return [];
  return [path.endsWith("/") ? path.slice(0, -1) : `${path}/`];
};

const line = (from: string, to: string, status: number) => `${from} ${to} ${status}`;

/**
 * The host's rules, one per line: from, to, status. The first that fits counts, and Cloudflare counts every rule after the first
 * placeholder as one with a placeholder, of which it takes a hundred. It compares whole addresses, so each redirect has
 * one for its other spelling, and ignores the statuses 404 and 410, which Netlify supports. It takes the first two thousand without a
 * placeholder, and counts those that it ignores. So what was removed lately comes first, however many redirects staff write: a page
 * whose redirect is left out here asks the database for it.
 */
export function hostRules(addresses: HostAddresses): string {
  const redirects = literalRedirects(addresses);
  const [gone, removed] = [new Set(addresses.gone), new Set(addresses.removed)];
  const moved = new Set(redirects.map(({ from }) => from));
  return [
    ...addresses.removed.flatMap((path) =>
      removedRules(path, gone.has(path) ? 410 : 404, moved.has(encodedPath(path))),
    ),
    ...redirects.map(({ from, to, type }) => line(from, to, type)),
    ...redirects.flatMap(({ from, to, type }) => otherSpelling(from).map((path) => line(path, to, type))),
    ...[...gone].filter((path) => !removed.has(path)).map((path) => line(path, notFoundFile(path), 410)),
    ...["", "/"].map((slash) => line(ENGLISH_ARTICLE.from + slash, ENGLISH_ARTICLE.to, ENGLISH_ARTICLE.type)),
    // The back office has one file for all its addresses.
    line(`${paths.admin}/*`, paths.admin, 200),
    line(localizedPath("/*", "ar"), notFoundFile("/ar/"), 404),
    "",
  ].join("\n");
}

/**
 * Cloudflare Pages keeps answering for a file that is gone for a week, unless a rule names another file; it ignores the first of
 * each two lines, which is the one that Netlify takes. An address that has moved has a rule of its own.
 */
const removedRules = (path: string, status: 404 | 410, hasMoved: boolean): string[] => {
  const [, prefix = "", slug] = /^(\/ar)?\/blog\/([^/]+)$/.exec(path) ?? [];
  const card = slug === undefined ? [] : [prefix + paths.articleCard(slug)];
  return [...(hasMoved ? [] : [path]), `/${dataFile(path)}`, ...card]
    .map(encodeURI)
    .flatMap((address) => [
      line(address, notFoundFile(path), address === encodeURI(path) ? status : 404),
      line(address, notFoundFile(path).replace(".html", ""), 200),
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
    const [from = "", to = "", status] = rule.split(" ");
    if (!status) continue;
    const answer = { status: Number(status), to };
    if (/[*:]/.test(from)) patterns.push({ pattern: patternOf(from), answer });
    // The first that fits counts.
    else if (!single.has(from)) single.set(from, answer);
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
