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
  /** The person's name for colleagues; empty until it is entered. */
  name: string;
  role: StaffRole;
  /** The author who they are. */
  author_id?: string | null;
}

/** A role that is newer than this page gets the fewest permissions. */
export const roleOf = (name: string): StaffRole => STAFF_ROLES.find((role) => role === name) ?? "reception";

/** The signed-in person; null without one, or for a person who is not staff (any more). */
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
    .select("email, name, role, author_id")
    .eq("user_id", session.user.id)
    .limit(1)
    .abortSignal(signal)
    .retry(false);
  // The server rejects the session that this browser still has.
  if (answer.status === 401) return null;
  const [row] = unwrap(answer);
  return row ? { id: session.user.id, ...row, role: roleOf(row.role) } : null;
}

/** Whether a change was refused because the session has ended; false when that cannot be checked. */
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
 * Signs a member of staff in through the `admin-login` function and keeps the session. With a second factor the session is not
 * valid yet, and the result is the factor's id.
 * @throws AppError `unauthorized` for wrong credentials (of any kind), `too_many` with the seconds to wait, `offline` without
 * an answer
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
 * Ends the session in this browser at once, whatever the server does: the next person at it must not be signed in. The request
 * to the server is not awaited.
 */
export function signOut(): void {
  const token = storedJson(SESSION_KEY, storedSession)?.access_token;
  localStore.remove(SESSION_KEY);
  ending = endHere();
  void ending.then(() => tellServer(token));
}

/** A running sign-out must not remove the session of a later sign-in. */
let ending: Promise<void> = Promise.resolve();

/** Signs out in this browser only, after the server has ended the session. */
export function forgetSession(): void {
  localStore.remove(SESSION_KEY);
  ending = endHere();
}

async function endHere(): Promise<void> {
  // Notifies every tab. Without a session it sends no request, unless a running renewal has just stored one.
  await staffClient.auth.signOut({ scope: "local" });
  localStore.remove(SESSION_KEY);
}

async function tellServer(token: string | undefined): Promise<void> {
  if (token === undefined) return;
  const { error } = await staffClient.auth.admin.signOut(token, "local");
  if (error) console.warn("The server did not confirm the sign-out.", error);
}
