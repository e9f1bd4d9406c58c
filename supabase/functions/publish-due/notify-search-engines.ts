import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { readSiteUrl, unwrap } from "../_shared/clients.ts";

/** The outcome; `none`: there was nothing new. */
type SearchEngines = "not_configured" | "none" | "told" | "failed";

const TIMEOUT_MS = 8_000;
/** The limit of addresses in one message. https://www.indexnow.org/documentation */
const MAX_ADDRESSES = 10_000;
/** Forwards a message to every search engine that takes part. */
const INDEX_NOW = "https://api.indexnow.org/indexnow";

const Since = z.string().nullable();
/** In the site's `/page-history.json`: the start of the first build with the page's current content. */
const History = z.record(z.string(), z.tuple([z.string(), z.string(), z.iso.datetime()]));

/**
 * Notifies search engines by IndexNow of the live site's new, changed and deleted addresses. It does nothing without
 * `INDEXNOW_KEY`, which the build of the site needs, too, and `SITE_URL`. Addresses that were not accepted are sent after the
 * next build.
 * @throws FunctionError when the database does not answer
 */
export async function notifySearchEngines(
  secret: SupabaseClient,
  signal: AbortSignal,
  { service = INDEX_NOW, batch = MAX_ADDRESSES } = {},
): Promise<SearchEngines> {
  const key = Deno.env.get("INDEXNOW_KEY");
  const site = readSiteUrl();
  if (!key || !site) return "not_configured";
  const since = Since.parse(unwrap(await secret.rpc("take_search_engine_news")));
  if (since === null) return "none";
  const send = async (target: string, request: RequestInit = {}): Promise<Response> => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(target, { ...request, signal: AbortSignal.any([signal, timeout]) });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Error(`${new URL(target).host} answered ${response.status}.`);
  };
  try {
    const history = History.parse(await (await send(`${site}/page-history.json`)).json());
    const addresses = Object.entries(history).flatMap(([path, [, , built]]) =>
      Date.parse(built) > Date.parse(since) ? [site + path] : [],
    );
    for (let from = 0; from < addresses.length; from += batch) {
      const urlList = addresses.slice(from, from + batch);
      const message = { host: new URL(site).host, key, keyLocation: `${site}/${key}.txt`, urlList };
      const sent = await send(service, {
        method: "POST",
        headers: { "Content-Type": "application/json; charset=utf-8" },
        body: JSON.stringify(message),
      });
      await sent.body?.cancel();
    }
    return addresses.length > 0 ? "told" : "none";
  } catch (error) {
    console.error("search engines", error);
    unwrap(await secret.rpc("return_search_engine_news", { p_since: since }));
    return "failed";
  }
}
