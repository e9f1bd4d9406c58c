import { normalizePath, type Redirect } from "../../src/data/url-redirects/redirect-rules";

/** The file in which Netlify and Cloudflare Pages look for redirects. */
export const HOST_REDIRECTS = "_redirects";

/** Hosts read stars and colons as placeholders. Such an address is left to the page's own check. */
const NOT_LITERAL = /[*:%]/;

/** The back office has one file for all its addresses. */
const CATCH_ALL = ["/admin /app 200", "/admin/* /app 200"];

/**
 * The host's rules, one per line: from, to, status. The first that fits counts, so single addresses come before catch-alls.
 * @param redirects by address
 */
export function hostRules(redirects: ReadonlyMap<string, Redirect>): string {
  const lines = [...redirects]
    .filter(([from, { to }]) => !NOT_LITERAL.test(from + to))
    .map(([from, { to, type }]) => `${encodeURI(from)} ${encodeURI(to)} ${type}`);
  return [...lines, ...CATCH_ALL, ""].join("\n");
}

/**
 * Reads the redirects among a host's rules.
 * @returns what answers an address as the host would: where it leads and with which status
 */
export function hostAnswers(rules: string): (pathname: string) => [status: number, to: string] | undefined {
  const answers = new Map<string, [number, string]>();
  for (const line of rules.split("\n")) {
    const [from = "", to = "", status] = line.split(" ");
    if (status === "301" || status === "302") answers.set(from, [Number(status), to]);
  }
  return (pathname) => answers.get(encodeURI(normalizePath(pathname)));
}
