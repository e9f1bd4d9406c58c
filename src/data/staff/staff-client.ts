import { createClient } from "@supabase/supabase-js";
import { env } from "@/config/env";
import type { Database } from "@/data/database.types";

/** The whole client, for staff: keeps the session in local storage and renews its token. */
export const staffClient = createClient<Database>(env.VITE_SUPABASE_URL, env.VITE_SUPABASE_PUBLISHABLE_KEY, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});
