import { env } from "@/config/env";
import { isSitePath, normalizePath } from "@/data/url-redirects/redirect-rules";

const noted = new Set<string>();

/**
 * Tells the database that a visitor found no page there: the path alone, once per page load. Nobody waits for it, and when
 * it does not arrive nobody is told: it is one count more or less. A plain request, without the session of whoever is
 * signed in.
 */
export function noteMissingPage(pathname: string): void {
  const path = normalizePath(pathname);
  if (noted.has(path) || !isSitePath(path)) return;
  noted.add(path);
  fetch(`${env.VITE_SUPABASE_URL}/rest/v1/rpc/note_missing_path`, {
    method: "POST",
    keepalive: true,
    headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY, "Content-Type": "application/json" },
    body: JSON.stringify({ p_path: path }),
  }).catch(() => undefined);
}
