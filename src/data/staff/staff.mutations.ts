import { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import { z } from "zod";
import { AppError, codeOfStatus } from "@/data/errors";
import { staffClient } from "./staff-client";

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

/** Ends the session here and on the server; here even when the server does not answer. */
export async function signOut(): Promise<void> {
  const { error } = await staffClient.auth.signOut({ scope: "local" });
  if (error) console.warn("The server did not confirm the sign-out.", error);
}
