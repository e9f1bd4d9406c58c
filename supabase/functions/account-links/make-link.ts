import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import type { StaffRole } from "../_shared/domain/staff-role.ts";
import { FunctionError, unavailable } from "../_shared/errors.ts";
import { readMailSettings, sendEmail } from "../_shared/mail.ts";
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
  const email = order.action === "invite" ? order.email : String(data);
  return { token, mailed: await mailLink(email, token) };
}

function refusalOf(error: PostgrestError): FunctionError {
  if (error.code === "42501") {
    return new FunctionError("not_owner", {
      en: "Only an owner may do this.",
      ar: "لا يمكن القيام بهذا إلا لمالك الموقع.",
    });
  }
  if (error.details === "already_staff") {
    return new FunctionError("conflict", {
      en: "Somebody with this address is on the list of staff already.",
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

async function mailLink(email: string, token: string): Promise<boolean> {
  const site = Deno.env.get("SITE_URL");
  const settings = mailSettings();
  if (!settings || !site) return false;
  const link = `${site.replace(/\/+$/, "")}/admin/link#${token}`;
  const delivery = await sendEmail(settings, {
    to: [email],
    subject: "Choose your password | اختر كلمة المرور",
    text: `Choose your password for the back office here. The link works once, within three days.

اختر من هنا كلمة المرور الخاصة بك للوحة الإدارة. يعمل الرابط مرة واحدة خلال ثلاثة أيام.

${link}
`,
  });
  return delivery === "sent";
}

function mailSettings() {
  try {
    return readMailSettings();
  } catch (error) {
    // The settings page tells staff what is wrong; the owner has the link all the same.
    console.error("mail", error);
    return undefined;
  }
}
