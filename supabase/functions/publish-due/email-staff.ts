import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { readSiteUrl, unwrap } from "../_shared/clients.ts";
import { cleanEmail } from "../_shared/domain/clean-text.ts";
import { isIn, STAFF_ROLES, type StaffGroup } from "../_shared/domain/staff-role.ts";
import { readMail, sendEmail } from "../_shared/mail.ts";
import {
  composeAskedEmail,
  composeEmail,
  composeExpiryEmail,
  composePasswordEmail,
  Notice,
  noticesOf,
} from "./emails.ts";

/** The result for emails to staff; `none` means that none was pending. */
type Mail = "not_configured" | "none" | "sent" | "refused" | "unknown";

const Address = z.email();
const Staff = z.array(z.object({ email: z.string() }));

/**
 * Sends staff their pending emails, one for each subject: published articles to subscribers; to owners, expiring permits and
 * facts, and passwords that were set by a link; to each reviewer, what they are asked to read. An email that the mail server refused is tried again after `retrySeconds`, then
 * after twice as long and so on; one that it may have accepted is not, so that nobody gets it twice.
 * @throws FunctionError when the database does not answer, Error for wrong settings
 */
export async function emailStaff(secret: SupabaseClient, retrySeconds: number): Promise<Mail> {
  const { settings, problem } = readMail();
  if (problem) throw new Error(problem);
  if (!settings) return "not_configured";
  const [staff, owners] = [await recipients(secret), await staffEmails(secret, "owners")];
  if (staff.length + owners.length === 0) return "none";
  const notices = z.array(Notice).parse(unwrap(await secret.rpc("take_staff_notices")));
  const expiries = noticesOf(notices, "expiry");
  const passwords = noticesOf(notices, "password");
  const asked = noticesOf(notices, "asked");
  // Somebody may have been removed since.
  const reviewers = asked.length > 0 ? await staffEmails(secret, "reviewers") : [];
  const news = notices.filter(({ kind }) => kind !== "expiry" && kind !== "password" && kind !== "asked");
  const site = readSiteUrl();
  let mail: Mail = "none";
  for (const [to, part, compose] of [
    [staff, news, () => composeEmail(news, site)],
    [owners, expiries, () => composeExpiryEmail(expiries, site)],
    [owners, passwords, () => composePasswordEmail(passwords, site)],
    ...reviewers.map((to) => {
      const ofOne = asked.filter(({ details }) => details.to === to);
      return [[to], ofOne, () => composeAskedEmail(ofOne, site)] as const;
    }),
  ] as const) {
    if (to.length === 0 || part.length === 0) continue;
    const delivery = await sendEmail(settings, { to, ...compose() });
    // A failed one is more important than a sent one.
    if (mail === "none" || delivery !== "sent") mail = delivery;
    if (delivery !== "refused") continue;
    const ids = part.map(({ id }) => id);
    unwrap(await secret.rpc("return_staff_notices", { p_ids: ids, p_retry_seconds: retrySeconds }));
  }
  return mail;
}

/** `NOTIFY_TO`, addresses with commas between them, otherwise owners and editors. */
async function recipients(secret: SupabaseClient): Promise<string[]> {
  const named = (Deno.env.get("NOTIFY_TO") ?? "").split(",").map(cleanEmail);
  const wanted = named.filter((address) => Address.safeParse(address).success);
  return wanted.length > 0 ? wanted : await staffEmails(secret, "staff");
}

async function staffEmails(secret: SupabaseClient, group: StaffGroup): Promise<string[]> {
  const roles = STAFF_ROLES.filter((role) => isIn(group, role));
  const staff = secret.from("admins").select("email").in("role", roles).is("switched_off_at", null);
  return Staff.parse(unwrap(await staff.order("created_at"))).map(({ email }) => email);
}
