import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { unwrap } from "../_shared/clients.ts";
import { readMailSettings, sendEmail } from "../_shared/mail.ts";
import { composeEmail, Notice } from "./email.ts";

/** What became of the e-mails to staff; `none` means that there was nothing to tell. */
export type Mail = "not_configured" | "none" | "sent" | "refused" | "unknown";

const Address = z.email();
const Staff = z.array(z.object({ email: z.string() }));

/**
 * Sends staff what waits to be told, in one e-mail. What the mail server refused is tried again after `retrySeconds`, then
 * after twice as many and so on; what it may have taken is not, so that nobody is told twice.
 * @throws FunctionError when the database does not answer, Error for settings that are wrong
 */
export async function tellStaff(secret: SupabaseClient, retrySeconds: number): Promise<Mail> {
  const settings = readMailSettings();
  if (!settings) return "not_configured";
  const to = await recipients(secret);
  if (to.length === 0) return "none";
  const notices = z.array(Notice).parse(unwrap(await secret.rpc("take_staff_notices")));
  if (notices.length === 0) return "none";
  const delivery = await sendEmail(settings, { to, ...composeEmail(notices, Deno.env.get("SITE_URL")) });
  if (delivery === "refused") {
    const ids = notices.map(({ id }) => id);
    unwrap(await secret.rpc("return_staff_notices", { p_ids: ids, p_retry_seconds: retrySeconds }));
  }
  return delivery;
}

/** `NOTIFY_TO`, addresses with commas between them, or else everybody on the staff. */
async function recipients(secret: SupabaseClient): Promise<string[]> {
  const named = (Deno.env.get("NOTIFY_TO") ?? "").split(",").map((address) => address.trim());
  const wanted = named.filter((address) => Address.safeParse(address).success);
  if (wanted.length > 0) return wanted;
  const staff = unwrap(
    await secret.from("admins").select("email").is("switched_off_at", null).order("created_at"),
  );
  return Staff.parse(staff).map(({ email }) => email);
}
