import { env } from "@/config/env";

const HOUR_SECONDS = 3600;

/** Stores a session in the browser, as a sign-in does. The API still decides whether it is valid. */
export function storeSession(userId = "5f0f5c0e-0000-4000-8000-000000000001"): string {
  const [project] = new URL(env.VITE_SUPABASE_URL).hostname.split(".");
  const session = {
    access_token: "access-token",
    refresh_token: "refresh-token",
    token_type: "bearer",
    expires_in: HOUR_SECONDS,
    expires_at: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
    user: { id: userId, aud: "authenticated" },
  };
  localStorage.setItem(`sb-${project}-auth-token`, JSON.stringify(session));
  return userId;
}
