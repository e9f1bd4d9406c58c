import { createHash, randomBytes } from "node:crypto";
import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type Call, unwrap } from "../_shared/clients.ts";
import type { StaffRole } from "../_shared/domain/staff-role.ts";
import { FunctionError, signInAgain, unavailable } from "../_shared/errors.ts";
import { expectGoodPassword } from "../_shared/passwords.ts";
import { beginAttempt, clientAddress, counted, throttleKeys, untilNextStep } from "../_shared/throttle.ts";
import { readLinkMail, type SendLink } from "./link-mail.ts";

const TOKEN_BYTES = 32;

type Order =
  | { action: "invite"; email: string; name: string; role: StaffRole }
  | { action: "reset"; id: string };

const Found = z.tuple([
  z.object({ kind: z.enum(["invitation", "password"]), email: z.string(), user_id: z.string().nullable() }),
]);
type Link = z.infer<typeof Found>[0];

/** The secret of a link. */
const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** The stored hash: reading the database reveals no link. */
const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * Makes a link in the caller's name: the database refuses everyone but owners. Returns its secret, for an owner to pass on, and
 * whether the mail server has accepted it as well.
 */
export async function makeLink(caller: SupabaseClient, order: Order) {
  const token = newToken();
  const p_token_hash = tokenHash(token);
  const { data, error } =
    order.action === "invite"
      ? await caller.rpc("invite_staff", {
          p_email: order.email,
          p_name: order.name,
          p_role: order.role,
          p_token_hash,
        })
      : await caller.rpc("make_password_link", { p_id: order.id, p_token_hash });
  if (error) throw refusalOf(error);
  const send = readLinkMail();
  const delivery =
    order.action === "invite"
      ? await send?.("invitation", order.email, token)
      : await send?.("password", String(data), token);
  return { token, mailed: delivery === "sent" };
}

function refusalOf(error: PostgrestError): FunctionError {
  if (error.details === "sign_in_again") return signInAgain();
  if (error.code === "42501") {
    return new FunctionError("not_owner", {
      en: "Only an owner can do this.",
      ar: "هذا متاح لمالك الموقع فقط.",
    });
  }
  if (error.details === "already_staff") {
    return new FunctionError("conflict", {
      en: "Someone with this address is already on the staff list.",
      ar: "صاحب هذا العنوان مسجَّل ضمن الموظفين بالفعل.",
    });
  }
  if (error.details === "staff_name") {
    return new FunctionError("invalid", {
      en: "Please use at most 80 characters on one line, without < > [ ] { }.",
      ar: "الاسم سطر واحد لا يزيد على 80 حرفًا، دون < > [ ] { }.",
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

/** Keeps a hosted function running after its answer. */
const runtime = globalThis as { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } };

/**
 * Sends a link to an address that belongs to staff, and nothing to any other. Neither the answer nor its time reveals which:
 * the mail is sent after the answer. Requests count like sign-ins, and are never subtracted again.
 */
export async function sendForgottenLink(call: Call, send: SendLink, email: string): Promise<void> {
  const startedAt = performance.now();
  const { secret } = call;
  await beginAttempt(secret, keysOf(call, "forgotten", email));
  const token = newToken();
  const p_token_hash = tokenHash(token);
  const found = unwrap(await secret.rpc("ask_for_password_link", { p_email: email, p_token_hash }));
  const recipient = z.string().nullable().parse(found);
  if (recipient !== null) {
    const sent = deliver(recipient).catch((error: unknown) => console.error("forgotten password", error));
    runtime.EdgeRuntime?.waitUntil(sent);
  }
  await untilNextStep(startedAt);

  async function deliver(to: string): Promise<void> {
    const delivery = await send("forgotten", to, token);
    // The link is used up, so that the person can request another one at once.
    if (delivery === "refused") unwrap(await secret.rpc("take_account_link", { p_token_hash }));
  }
}

/** The person of a link. A used, an old and a forged one have the same answer, and count like a wrong password. */
export async function readLink(call: Call, token: string): Promise<Pick<Link, "kind" | "email">> {
  const { kind, email } = await find(call, { p_token_hash: tokenHash(token), p_looks_only: true });
  return { kind, email };
}

/** Uses a link: sets the password, and makes an invited person staff. After a failure the link can be used again. */
export async function takeLink(call: Call, token: string, password: string) {
  expectGoodPassword(password);
  const { secret } = call;
  const taking = { p_token_hash: tokenHash(token) };
  const link = await find(call, taking);
  try {
    const id = await setPassword(secret, link, password);
    unwrap(await secret.rpc("finish_account_link", { ...taking, p_user_id: id }));
  } catch (error) {
    unwrap(await secret.rpc("return_account_link", taking));
    throw error;
  }
  return { email: link.email };
}

async function setPassword(
  secret: SupabaseClient,
  { email, user_id }: Link,
  password: string,
): Promise<string> {
  if (user_id) {
    unwrap(await secret.rpc("set_password", { p_user_id: user_id, p_password: password }));
    return user_id;
  }
  const { data, error } = await secret.auth.admin.createUser({ email, password, email_confirm: true });
  unwrap({ error });
  return z.string().parse(data.user?.id);
}

/** A valid link. Reading it counts towards its own limits only, and not towards its holder's. */
async function find(call: Call, taking: { p_token_hash: string; p_looks_only?: true }): Promise<Link> {
  return await counted(call.secret, keysOf(call, "link", taking.p_token_hash), async () => {
    const { data } = Found.safeParse(unwrap(await call.secret.rpc("take_account_link", taking)));
    if (data) return data[0];
    throw new FunctionError("link_unusable", {
      en: "This link no longer works. Please ask an owner for a new one.",
      ar: "لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد من مالك الموقع.",
    });
  });
}

const keysOf = ({ environment, request }: Call, what: "link" | "forgotten", of: string) =>
  throttleKeys(environment.secretKey, `${what} ${of}`, `${what} ${clientAddress(request.headers)}`);
