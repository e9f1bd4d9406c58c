import { createClient, type Session } from "@supabase/supabase-js";
import { env } from "@/config/env";
import { AppError } from "@/data/client/errors";
import type { Database } from "@/data/database.types";
import { SIGN_IN } from "@/lib/storage-keys";

/** The key of the session in local storage: the client's own default, repeated because a sign-out removes it at once. */
export const SESSION_KEY =
  `${SIGN_IN}${new URL(env.VITE_SUPABASE_URL).hostname.split(".")[0]}-auth-token` as const;

/** The full client, for staff: it keeps the session in local storage and renews its token. */
export const staffClient = createClient<Database>(env.VITE_SUPABASE_URL, env.VITE_SUPABASE_PUBLISHABLE_KEY, {
  auth: { storageKey: SESSION_KEY, persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});

/** The session of this browser; null without a signed-in person. @throws AppError when it could not be renewed */
export async function currentSession(): Promise<Session | null> {
  const { data, error } = await staffClient.auth.getSession();
  if (error) throw new AppError("unavailable", error.message, error.status ?? 500);
  return data.session;
}

/**
 * Reports the person of this browser's session, null without one, whenever it may have changed: after a sign-in or sign-out
 * here or in another tab, or because the server did not renew it.
 * @returns a function that ends the subscription
 */
export function onSessionChange(listener: (userId: string | null) => void): () => void {
  const { data } = staffClient.auth.onAuthStateChange((event, session) => {
    if (event !== "INITIAL_SESSION") listener(session?.user.id ?? null);
  });
  return () => data.subscription.unsubscribe();
}
