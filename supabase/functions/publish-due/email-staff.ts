import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { unwrap } from "../_shared/clients.ts";
import { cleanEmail } from "../_shared/domain/clean-text.ts";
import { readMailSettings, sendEmail } from "../_shared/mail.ts";
import { readSiteUrl } from "../_shared/site-url.ts";
import { composeEmail, Notice } from "./email.ts";
import { composeExpiryEmail, type Expiry } from "./expiry-email.ts";
import { composePasswordEmail, type PasswordSet } from "./password-email.ts";

/** What became of the emails to staff; `none` means that none was pending. */
export type Mail = "not_configured" | "none" | "sent" | "refused" | "unknown";

const Address = z.email();
const Staff = z.array(z.object({ email: z.string() }));

/**
 * Sends staff their pending emails, one for each subject: published articles to whoever subscribed to them; to owners, what expires
 * and whose password was set by a link. What the mail server refused is tried again after `retrySeconds`, then after twice as many
 * and so on; what it may have accepted is not, so that nobody gets it twice.
 * @throws FunctionError when the database does not answer, Error for settings that are wrong
 */
export async function emailStaff(secret: SupabaseClient, retrySeconds: number): Promise<Mail> {
  const settings = readMailSettings();
  if (!settings) return "not_configured";
  const people = { staff: await recipients(secret), owners: await ownersOf(secret) };
  if (people.staff.length + people.owners.length === 0) return "none";
  const notices = z.array(Notice).parse(unwrap(await secret.rpc("take_staff_notices")));
  const expiries = notices.filter((notice): notice is Expiry => notice.kind === "expiry");
  const passwords = notices.filter((notice): notice is PasswordSet => notice.kind === "password");
  const news = notices.filter(({ kind }) => kind !== "expiry" && kind !== "password");
  const site = readSiteUrl();
  let mail: Mail = "none";
  for (const [to, part, compose] of [
    [people.staff, news, () => composeEmail(news, site)],
    [people.owners, expiries, () => composeExpiryEmail(expiries, site)],
    [people.owners, passwords, () => composePasswordEmail(passwords, site)],
  ] as const) {
    if (to.length === 0 || part.length === 0) continue;
    const delivery = await sendEmail(settings, { to, ...compose() });
    // One that was not sent says more than one that was.
    if (mail === "none" || delivery !== "sent") mail = delivery;
    if (delivery !== "refused") continue;
    const ids = part.map(({ id }) => id);
    unwrap(await secret.rpc("return_staff_notices", { p_ids: ids, p_retry_seconds: retrySeconds }));
  }
  return mail;
}

/** `NOTIFY_TO`, addresses with commas between them, or else everybody on the staff. */
async function recipients(secret: SupabaseClient): Promise<string[]> {
  const named = (Deno.env.get("NOTIFY_TO") ?? "").split(",").map(cleanEmail);
  const wanted = named.filter((address) => Address.safeParse(address).success);
  if (wanted.length > 0) return wanted;
  return emailsOf(
    await secret.from("admins").select("email").is("switched_off_at", null).order("created_at"),
  );
}

/** Everybody who may do something about what expires, and about accounts. */
const ownersOf = async (secret: SupabaseClient): Promise<string[]> =>
  emailsOf(
    await secret
      .from("admins")
      .select("email")
      .eq("role", "owner")
      .is("switched_off_at", null)
      .order("created_at"),
  );

const emailsOf = (answer: Parameters<typeof unwrap>[0]): string[] =>
  Staff.parse(unwrap(answer)).map(({ email }) => email);
