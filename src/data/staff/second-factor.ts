import type { AuthError } from "@supabase/supabase-js";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { AppError, assertOk, codeOfStatus } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { staleAfter } from "./stale";
import { change } from "./client/change";
import { invokeFunction } from "./client/invoke-function";
import { readAs } from "./client/read";
import { staffClient } from "./client/staff-client";

/** Whether the signed-in person has a second factor; `unavailable` when the auth server does not support it. */
export const secondFactorQuery = queryOptions({
  queryKey: keys.secondFactor,
  queryFn: ({ signal }) =>
    readAs(z.enum(["on", "off", "unavailable"]), staffClient.rpc("second_factor_state"), signal),
});

const { mfa } = staffClient.auth;
const STALE = [keys.secondFactor, keys.staffList];

/** The secret for an authenticator app: as a picture for its camera, and as text. */
export interface NewFactor {
  id: string;
  picture: string;
  secret: string;
}

/**
 * Creates a second factor for the signed-in person. It becomes active when {@link enterCode} has used it, within ten minutes.
 * @throws AppError with the reason `wrong_password`
 */
export const startSecondFactor = change(
  async ({ issuer, password }: { issuer: string; password: string }): Promise<NewFactor> => {
    // An unfinished one would block the new one.
    for (const id of await factorsOf("unverified")) await unenroll(id);
    const { data } = accepted(await mfa.enroll({ factorType: "totp", issuer }));
    await agreeTo(data.id, password);
    return { id: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
  },
  [],
);

async function verify({ factorId, code }: { factorId: string; code: string }): Promise<void> {
  accepted(await mfa.challengeAndVerify({ factorId, code }));
}

/**
 * Uses a second factor: it activates a new one, and later completes the sign-in, so it does not wait for a sign-in itself.
 * @throws AppError with the reason `mfa_verification_failed` for a wrong code
 */
export const enterCode = mutationOptions({ ...change(verify, STALE), mutationFn: verify });

/**
 * Removes the signed-in person's second factor.
 * @throws AppError with the reason `wrong_password`
 */
export const removeOwnSecondFactor = change(async (password: string) => {
  for (const id of await factorsOf("verified")) {
    await agreeTo(id, password);
    await unenroll(id);
  }
}, STALE);

/** Removes the second factor of a member of staff who lost it, and ends their sessions. Owners only. */
export const removeSecondFactor = change(
  async (id: string) => assertOk(await staffClient.rpc("remove_second_factor", { p_id: id })),
  staleAfter("admins"),
);

/** Without this confirmation the database does not allow a second factor to be switched on or removed. */
async function agreeTo(factorId: string, password: string): Promise<void> {
  await invokeFunction("second-factor", { factor_id: factorId, password });
}

async function factorsOf(status: "verified" | "unverified"): Promise<string[]> {
  const { data } = accepted(await mfa.listFactors());
  return data.all.filter((factor) => factor.status === status).map(({ id }) => id);
}

async function unenroll(factorId: string): Promise<void> {
  accepted(await mfa.unenroll({ factorId }));
}

type Answer<Data> = { data: Data; error: null } | { data: null; error: AuthError };

/** @throws AppError when the auth server refuses, `offline` without an answer */
function accepted<Data>(answer: Answer<Data>): { data: Data } {
  if (!answer.error) return answer;
  const { status = 0, code, message } = answer.error;
  throw new AppError(status === 0 ? "offline" : codeOfStatus(status), message, status, { reason: code });
}
