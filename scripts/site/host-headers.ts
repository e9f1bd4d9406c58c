import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Env } from "../../src/config/env-schema";

/** The file in which Netlify and Cloudflare Pages look for headers. */
export const HOST_HEADERS = "_headers";

/** As a policy names an inline script. */
const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * What pages may load and run: scripts of the site and the first lines of script, nothing else. Pictures and videos may be
 * anywhere, since staff name them by their addresses; frames are those of the players and the map.
 */
export const contentSecurityPolicy = (
  { VITE_SUPABASE_URL: backend }: Pick<Env, "VITE_SUPABASE_URL">,
  starter: string,
): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashOf(starter)}`,
    // Elements carry styles of their own, as React writes them.
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${backend}`,
    `img-src 'self' ${backend} https: blob: data:`,
    `media-src 'self' ${backend} https: blob:`,
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.google.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");

/** The host's rules with the policy for every address. */
export const hostHeaders = async (
  environment: Pick<Env, "VITE_SUPABASE_URL">,
  starter: string,
): Promise<string> =>
  `${await readFile(`public/${HOST_HEADERS}`, "utf8")}/*\n  Content-Security-Policy: ${contentSecurityPolicy(environment, starter)}\n`;

/** Reads such rules. @returns the headers of an address, as the host would send them */
export function headersOf(rules: string): (pathname: string) => [name: string, value: string][] {
  const blocks: { path: string; headers: [string, string][] }[] = [];
  for (const line of rules.split("\n")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) blocks.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/")) blocks.push({ path: line.trim(), headers: [] });
  }
  const fits = (path: string, pathname: string) =>
    path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  return (pathname) => blocks.filter(({ path }) => fits(path, pathname)).flatMap(({ headers }) => headers);
}
