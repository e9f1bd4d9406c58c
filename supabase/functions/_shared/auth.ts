import { Buffer } from "node:buffer";
import { createHash, timingSafeEqual } from "node:crypto";
import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type Call, unwrap } from "./clients.ts";
import { isIn, STAFF_ROLES, type StaffGroup } from "./domain/staff-role.ts";
import { FunctionError, notStaff, tooManyAttempts, unavailable } from "./errors.ts";
import { type Handler, jsonFunction } from "./http.ts";

const AUTH_SERVER_WAIT_SECONDS = 60;

const Admin = z.object({ id: z.string(), email: z.string(), role: z.enum(STAFF_ROLES) });

export type Admin = z.infer<typeof Admin>;

export interface SignedInAdmin extends Admin {
  sessionId: string;
}

/** A function for owners and editors only: all others are refused before the request is read. */
export const staffFunction = (
  handle: (call: Call & { staff: SignedInAdmin }) => Promise<unknown>,
  timeLimitMs?: number,
): Handler =>
  jsonFunction(async (call) => await handle({ ...call, staff: await requireStaff(call) }), timeLimitMs);

/** A function for everybody with access to the back office, about their own account. */
export const accountFunction = (
  handle: (call: Call & { staff: SignedInAdmin }) => Promise<unknown>,
): Handler => jsonFunction(async (call) => await handle({ ...call, staff: await requireAccount(call) }));

/**
 * The person behind a request, who must belong to this group. Throws as {@link requireAccount}, and 403 for a role outside the
 * group.
 */
export async function requireStaff(
  call: Pick<Call, "request" | "secret">,
  group: StaffGroup = "staff",
): Promise<SignedInAdmin> {
  const person = await requireAccount(call);
  if (!isIn(group, person.role)) throw notStaff();
  return person;
}

/**
 * The person behind a request, in any role of the back office. The auth server checks the token, so that one of an ended
 * session is refused; the database, and not the token, decides who is staff. Throws 401 without a session, 403 when the person
 * is not staff.
 */
export async function requireAccount({
  request,
  secret,
}: Pick<Call, "request" | "secret">): Promise<SignedInAdmin> {
  const token = bearerOf(request);
  if (!token) throw new FunctionError("no_session", { en: "Please sign in.", ar: "يُرجى تسجيل الدخول." });
  const { data, error } = await secret.auth.getUser(token);
  if (error) {
    expectRefusal(error);
    throw new FunctionError("no_session", {
      en: "Your session has ended. Please sign in again.",
      ar: "انتهت جلستك. يُرجى تسجيل الدخول من جديد.",
    });
  }
  const sessionId = sessionOf(token);
  const answer = await secret.rpc("staff_of_session", {
    p_user_id: data.user.id,
    p_session_id: sessionId,
  });
  const [found] = z.array(Admin).parse(unwrap(answer));
  if (!found) throw notStaff();
  return { ...found, sessionId };
}

const bearerOf = (request: Request): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];

const Claims = z.object({ session_id: z.string() });

/** The session of a token that the auth server has checked. */
function sessionOf(token: string): string {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return Claims.parse(JSON.parse(payload)).session_id;
}

/** The row of `admins` for a user, or null for a person who is not staff or is switched off. */
export async function findAdmin(secret: SupabaseClient, userId: string): Promise<Admin | null> {
  const found = secret
    .from("admins")
    .select("id:user_id, email, role")
    .eq("user_id", userId)
    .is("switched_off_at", null)
    .maybeSingle();
  return Admin.nullable().parse(unwrap(await found));
}

/**
 * Returns when the auth server refused the credentials. Throws when it did not check them: 429 when it sent a waiting time, 502
 * when it is down or rejects this project's key (a 401 without a code).
 */
export function expectRefusal(error: AuthError): void {
  const { status, code } = error;
  if (status === 429) throw tooManyAttempts(AUTH_SERVER_WAIT_SECONDS);
  const isAboutTheKey = status === 401 && code === undefined;
  const isRefusal = status !== undefined && status >= 400 && status < 500 && !isAboutTheKey;
  if (!isRefusal) throw unavailable(error);
}

/**
 * Allows the scheduler and the host: with the project's secret key, or with `PUBLISH_DUE_SECRET`, a secret for this purpose
 * only.
 * @throws 401 for everyone else
 */
export function requireScheduler({ request, environment }: Pick<Call, "request" | "environment">): void {
  const shown = [bearerOf(request), request.headers.get("apikey")];
  const accepted = [environment.secretKey, Deno.env.get("PUBLISH_DUE_SECRET")];
  const isAccepted = shown.some((one) => accepted.some((other) => one && other && isSame(one, other)));
  if (!isAccepted)
    throw new FunctionError("no_session", {
      en: "Only the scheduler may ask for this.",
      ar: "هذا الطلب للجدولة وحدها.",
    });
}

/** Takes the same time wherever the two texts differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
