import { z } from "zod";
import { requireStaff } from "../_shared/auth.ts";
import { callerClient } from "../_shared/clients.ts";
import { cleanEmail, cleanLabel } from "../_shared/domain/clean-text.ts";
import { composedPassword } from "../_shared/domain/password.ts";
import { MAX_NAME, STAFF_ROLES } from "../_shared/domain/staff-role.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { readLinkMail } from "./link-mail.ts";
import { makeLink, readLink, sendForgottenLink, takeLink } from "./links.ts";

/** An unresponsive mail server is tried at each of its addresses; the owner gets the link in any case. */
const TIME_LIMIT_MS = 30_000;

const Email = z.string().overwrite(cleanEmail).min(1).max(254);
const Token = z.string().min(1).max(100);
const Order = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("invite"),
    email: Email.pipe(z.email()),
    name: z.string().overwrite(cleanLabel).min(1).max(MAX_NAME),
    role: z.enum(STAFF_ROLES),
  }),
  z.object({ action: z.literal("reset"), id: z.uuid() }),
  z.object({ action: z.literal("look"), token: Token }),
  z.object({
    action: z.literal("use"),
    token: Token,
    password: z.string().max(256).overwrite(composedPassword),
  }),
  z.object({ action: z.literal("mail") }),
  z.object({ action: z.literal("forgotten"), email: Email }),
]);

/**
 * Links for choosing a password, once, within 72 hours. An owner makes one for a new person (`invite`) or a member of staff
 * (`reset`); its holder may read whose it is (`look`) and `use` it. With a mail server, a person who has `forgotten` the
 * password gets one by email.
 */
export const accountLinks = jsonFunction(async (call) => {
  const order = await readJson(call.request, Order);
  if (order.action === "invite" || order.action === "reset") {
    await requireStaff(call);
    return await makeLink(callerClient(call), order);
  }
  if (order.action === "look") return await readLink(call, order.token);
  if (order.action === "use") return await takeLink(call, order.token, order.password);
  const send = readLinkMail();
  if (order.action === "forgotten" && send) await sendForgottenLink(call, send, order.email);
  return { mail: send !== undefined };
}, TIME_LIMIT_MS);
