import { PostgrestClient } from "@supabase/postgrest-js";
import { env } from "@/config/env";
import type { Database } from "../database.types";

/** How requests are sent. The site build replaces it, so that all its pages together send each request once. */
export const transport: { send: typeof fetch } = { send: (...request) => fetch(...request) };

/**
 * Reads for visitors. The same query builder and types as supabase-js, without its auth, storage and realtime parts, which are
 * ten times the size and of no use to visitors.
 */
export const rest = new PostgrestClient<Database>(`${env.VITE_SUPABASE_URL}/rest/v1`, {
  headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY },
  // The query client retries; nested retries would keep a visitor waiting for half a minute.
  retry: false,
  fetch: (...request) => transport.send(...request),
});
