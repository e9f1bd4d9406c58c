import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { STAFF_ROLES, type StaffRole } from "@domain/staff-role";
import { AppError, unwrap } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { localStore } from "@/lib/safe-storage";
import { storedJson } from "@/lib/stored-json";
import { invokeFunction } from "./client/invoke-function";
import { noteSignedIn } from "./client/signed-in";
import { currentSession, SESSION_KEY, staffClient } from "./client/staff-client";

export interface StaffMember {
  id: string;
  email: string;
  /** What colleagues call them; empty until somebody has entered it. */
  name: string;
  role: StaffRole;
}

/** A role that this page does not know yet may do the least. */
export const roleOf = (name: string): StaffRole => STAFF_ROLES.find((role) => role === name) ?? "reception";

/** Who is signed in; null when nobody is, or somebody who is not staff (any more). */
export const staffQuery = queryOptions({
  queryKey: keys.signedIn,
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<StaffMember | null> => {
    const member = await findMember(signal);
    noteSignedIn(member !== null);
    return member;
  },
});

async function findMember(signal: AbortSignal): Promise<StaffMember | null> {
  const session = await currentSession();
  if (!session) return null;
  const answer = await staffClient
    .from("admins")
    .select("email, name, role")
    .eq("user_id", session.user.id)
    .limit(1)
    .abortSignal(signal)
    .retry(false);
  // The server does not take the session that this browser still has.
  if (answer.status === 401) return null;
  const [row] = unwrap(answer);
  return row ? { id: session.user.id, ...row, role: roleOf(row.role) } : null;
}

/** Whether a refusal was one of somebody who is not signed in any more; false when that cannot be found out. */
export const isSignedOut = async (client: QueryClient): Promise<boolean> => {
  try {
    return (await client.fetchQuery({ ...staffQuery, staleTime: 0, retry: false })) === null;
  } catch {
    return false;
  }
};

const signInAnswer = z.object({
  success: z.literal(true),
  session: z.object({ access_token: z.string(), refresh_token: z.string() }),
});

/**
 * Signs a member of staff in through the `admin-login` function and keeps the session. It is worth nothing yet when the account
 * has a second factor, of which it resolves to the id.
 * @throws AppError `unauthorized` for wrong credentials (whatever was wrong), `too_many` with the seconds to wait,
 * `offline` when no answer came
 */
export async function signIn(credentials: { email: string; password: string }): Promise<string | undefined> {
  const answer = signInAnswer.safeParse(await invokeFunction("admin-login", credentials));
  if (!answer.success) throw new AppError("unavailable", "The sign-in answer has an unknown shape.", 502);
  await ending;
  const stored = await staffClient.auth.setSession(answer.data.session);
  if (stored.error) throw new AppError("unavailable", stored.error.message, stored.error.status ?? 500);
  return stored.data.user?.factors?.find(({ status }) => status === "verified")?.id;
}

const storedSession = z.object({ access_token: z.string() });

/**
 * Ends the session in this browser at once, whatever the server does: whoever sits down next must not be signed in. The
 * server is told without anybody waiting for it.
 */
export function signOut(): void {
  const token = storedJson(SESSION_KEY, storedSession)?.access_token;
  localStore.remove(SESSION_KEY);
  ending = endHere();
  void ending.then(() => tellServer(token));
}

/** A sign-out that is on its way: it must not take away the session of a sign-in that follows. */
let ending: Promise<void> = Promise.resolve();

/** Signs out here alone, after the server has ended the session already. */
export function forgetSession(): void {
  localStore.remove(SESSION_KEY);
  ending = endHere();
}

async function endHere(): Promise<void> {
  // Tells every tab. It sends nothing as it finds no session, unless a renewal that was on its way has just stored one.
  await staffClient.auth.signOut({ scope: "local" });
  localStore.remove(SESSION_KEY);
}

async function tellServer(token: string | undefined): Promise<void> {
  if (token === undefined) return;
  const { error } = await staffClient.auth.admin.signOut(token, "local");
  if (error) console.warn("The server did not confirm the sign-out.", error);
}
