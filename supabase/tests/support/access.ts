import type { Caller } from "./callers";
import { call, select } from "./rest";
import { stack } from "./stack";

/** The access of a session to the staff's data: policies, database functions and edge functions each check for themselves. */
export async function accessOf(caller: Caller) {
  const asked = await fetch(`${stack.apiUrl}/functions/v1/admin-status`, {
    method: "POST",
    headers: caller.headers,
    body: "{}",
  });
  return {
    reads: (await select(caller, "staff_settings?select=id")).rows.length > 0,
    isThemselves: (await select(caller, `admins?user_id=eq.${caller.userId}`)).rows.length > 0,
    calls: (await call(caller, "trash_posts", { p_ids: [] })).status < 300,
    asksFunctions: asked.status === 200,
  };
}

export const ALL = { reads: true, isThemselves: true, calls: true, asksFunctions: true };
export const NOTHING = { reads: false, isThemselves: false, calls: false, asksFunctions: false };
