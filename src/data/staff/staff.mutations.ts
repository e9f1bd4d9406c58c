import { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import { z } from "zod";
import { AppError, codeOfStatus } from "@/data/errors";
import { localStore } from "@/lib/safe-storage";
import { storedJson } from "@/lib/stored-json";
import { SESSION_KEY, staffClient } from "./staff-client";

const signInAnswer = z.object({
  success: z.literal(true),
  session: z.object({ access_token: z.string(), refresh_token: z.string() }),
});

/**
 * Signs a member of staff in through the `admin-login` function and keeps the session.
 * @throws AppError `unauthorized` for wrong credentials (whatever was wrong), `too_many` with the seconds to wait,
 * `offline` when no answer came
 */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const { data, error } = await staffClient.functions.invoke<unknown>("admin-login", { body: credentials });
  if (error instanceof FunctionsFetchError) throw new AppError("offline", error.message, 0);
  if (error instanceof FunctionsHttpError) {
    const { status, headers } = error.context as Response;
    throw new AppError(
      codeOfStatus(status),
      error.message,
      status,
      Number(headers.get("Retry-After")) || undefined,
    );
  }
  const answer = signInAnswer.safeParse(data);
  if (!answer.success) throw new AppError("unavailable", "The sign-in answer has an unknown shape.", 502);
  const stored = await staffClient.auth.setSession(answer.data.session);
  if (stored.error) throw new AppError("unavailable", stored.error.message, stored.error.status ?? 500);
}

const storedSession = z.object({ access_token: z.string() });

/**
 * Ends the session in this browser at once, whatever the server does: whoever sits down next must not be signed in. The
 * server is told without anybody waiting for it.
 */
export function signOut(): void {
  const token = storedJson(SESSION_KEY, storedSession)?.access_token;
  localStore.remove(SESSION_KEY);
  void endSession(token);
}

async function endSession(token: string | undefined): Promise<void> {
  // Tells every tab. It sends nothing as it finds no session, unless a renewal that was on its way has just stored one.
  await staffClient.auth.signOut({ scope: "local" });
  localStore.remove(SESSION_KEY);
  if (token === undefined) return;
  const { error } = await staffClient.auth.admin.signOut(token, "local");
  if (error) console.warn("The server did not confirm the sign-out.", error);
}
