import { z } from "zod";
import { accountFunction } from "../_shared/auth.ts";
import { unwrap } from "../_shared/clients.ts";
import { FunctionError, unavailable } from "../_shared/errors.ts";
import { readJson } from "../_shared/http.ts";
import { expectCurrentPassword } from "../_shared/passwords.ts";

const Order = z.object({ factor_id: z.uuid(), password: z.string().min(1).max(256) });

/**
 * Allows one change of the caller's second factor, for ten minutes: `{ factor_id, password }` in, `{ success }` out. The auth
 * server makes the change itself, without a password: without this confirmation the database refuses to have the factor
 * switched on or removed. So a stolen session locks nobody out.
 */
export const secondFactor = accountFunction(async ({ staff, ...call }) => {
  const { factor_id, password } = await readJson(call.request, Order);
  const person = await expectCurrentPassword(call, staff, password);
  unwrap(await person.auth.signOut({ scope: "local" }));
  const agreement = { p_user_id: staff.id, p_factor_id: factor_id };
  const { error } = await call.secret.rpc("agree_to_change", agreement);
  if (error) throw error.details === "row_gone" ? noSuchFactor() : unavailable(error);
  return { success: true };
});

const noSuchFactor = () =>
  new FunctionError("not_found", {
    en: "This app is no longer set up for two-step verification.",
    ar: "لم يعد هذا التطبيق معدًّا للتحقق بخطوتين.",
  });
