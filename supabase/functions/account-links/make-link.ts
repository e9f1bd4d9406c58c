import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import type { StaffRole } from "../_shared/domain/staff-role.ts";
import { FunctionError, signInAgain, unavailable } from "../_shared/errors.ts";
import { readLinkMail } from "./link-mail.ts";
import { newToken, tokenHash } from "./token.ts";

type Order = { action: "invite"; email: string; role: StaffRole } | { action: "reset"; id: string };

/**
 * Makes a link in the caller's name: the database refuses everyone but owners. Answers its secret, for an owner to hand on,
 * and whether the mail server has taken it as well.
 */
export async function makeLink(caller: SupabaseClient, order: Order) {
  const token = newToken();
  const p_token_hash = tokenHash(token);
  const { data, error } =
    order.action === "invite"
      ? await caller.rpc("invite_staff", { p_email: order.email, p_role: order.role, p_token_hash })
      : await caller.rpc("make_password_link", { p_id: order.id, p_token_hash });
  if (error) throw refusalOf(error);
  const delivery =
    order.action === "invite"
      ? await readLinkMail()?.send("invitation", order.email, token)
      : await readLinkMail()?.send("password", String(data), token);
  return { token, mailed: delivery === "sent" };
}

function refusalOf(error: PostgrestError): FunctionError {
  if (error.details === "sign_in_again") return signInAgain();
  if (error.code === "42501") {
    return new FunctionError("not_owner", {
      en: "Only an owner may do this.",
      ar: "لا يمكن القيام بهذا إلا لمالك الموقع.",
    });
  }
  if (error.details === "already_staff") {
    return new FunctionError("conflict", {
      en: "Someone with this address is already on the list of staff.",
      ar: "صاحب هذا العنوان مسجَّل ضمن الموظفين بالفعل.",
    });
  }
  if (error.details === "not_staff") {
    return new FunctionError("not_found", {
      en: "This account no longer exists.",
      ar: "لم يعد هذا الحساب موجودًا.",
    });
  }
  return unavailable(error);
}
