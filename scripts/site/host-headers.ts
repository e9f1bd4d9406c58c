import { createHash } from "node:crypto";
import type { Env } from "../../src/config/env-schema";
import { DATA_KEPT_S } from "../../src/config/page-data";
import { paths } from "../../src/config/paths";
import { TAG_MANAGER_SOURCES } from "./page-scripts";

/** A rule for headers: one address, or all below a star. A host sends the headers of every matching rule. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** These files are named by their content. */
const FOR_EVER = "public, max-age=31536000, immutable";
const OWN_CACHE = `private, max-age=${DATA_KEPT_S}`;
/** Browsers revalidate it at each request. Hosts do so for pages by default. */
export const REVALIDATE = "no-cache";

/** The hash of an inline script in a policy. */
const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * The policy of pages: scripts of the site and the first lines of script, nothing else. Pictures and videos may be anywhere,
 * because staff enter their addresses; frames are those of the players and the map, and the preview in the back office. A site
 * with a tag manager allows its sources.
 */
export const contentSecurityPolicy = (
  { VITE_SUPABASE_URL: backend }: Pick<Env, "VITE_SUPABASE_URL">,
  starter: string,
  hasTagManager = false,
): string => {
  const tags = hasTagManager ? TAG_MANAGER_SOURCES : undefined;
  const sources = (own: string, added: string | undefined) => (added === undefined ? own : `${own} ${added}`);
  return [
    "default-src 'self'",
    sources(`script-src 'self' ${hashOf(starter)}`, tags?.script),
    // Elements have inline styles, as React writes them.
    "style-src 'self' 'unsafe-inline'",
    sources(`connect-src 'self' ${backend}`, tags?.connect),
    `img-src 'self' ${backend} https: blob: data:`,
    `media-src 'self' ${backend} https: blob:`,
    sources(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.google.com",
      tags?.frame,
    ),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
};

/**
 * The headers of the site, for the files of every host. No two rules set the same header for an address: hosts would join them.
 */
export const headerRules = (
  environment: Pick<Env, "VITE_SUPABASE_URL">,
  starter: string,
  hasTagManager = false,
): [everywhere: HeaderRule, ...HeaderRule[]] => [
  {
    path: "/*",
    headers: {
      "Content-Security-Policy": contentSecurityPolicy(environment, starter, hasTagManager),
      // For browsers without support for frame-ancestors.
      "X-Frame-Options": "SAMEORIGIN",
      "X-Content-Type-Options": "nosniff",
      // A browser that has visited the site uses only https. Browsers ignore this header over http, as on the local server.
      "Strict-Transport-Security": "max-age=31536000",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    },
  },
  { path: "/assets/*", headers: { "Cache-Control": FOR_EVER } },
  // The data of a removed page must disappear with it, so no cache between the host and a browser keeps it.
  { path: "/data/*", headers: { "Cache-Control": OWN_CACHE } },
  // Their names have no extension.
  { path: "/api/*", headers: { "Content-Type": "application/json; charset=utf-8" } },
  // A redirect is not a page; its target is found under its own address.
  { path: paths.short("*"), headers: { "X-Robots-Tag": "noindex" } },
  { path: "/build.json", headers: { "Cache-Control": REVALIDATE } },
];

/** The rules in such hosts' format. */
export const hostHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .concat("")
    .join("\n");

/** Parses such rules. @returns a function for the headers of an address, as the host would send them */
export function headersOf(text: string): (pathname: string) => [name: string, value: string][] {
  const blocks: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) blocks.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/")) blocks.push({ path: line.trim(), headers: [] });
  }
  const fits = (path: string, pathname: string) =>
    path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  return (pathname) => blocks.filter(({ path }) => fits(path, pathname)).flatMap(({ headers }) => headers);
}
