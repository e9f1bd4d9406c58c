import { z } from "zod";
import { unwrap } from "../_shared/clients.ts";
import { beginAttempt, throttleKeys, untilNextStep } from "../_shared/throttle.ts";
import type { LinkMail } from "./link-mail.ts";
import { newToken, tokenHash } from "./token.ts";
import type { Visitor } from "./use-link.ts";

/** Keeps a hosted function running after its answer. */
const runtime = globalThis as { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } };

/**
 * Sends a link to an address that belongs to staff, and nothing to any other. Neither the answer nor its time reveals which: the
 * mail is sent after the answer. Requests count like sign-ins, and are never subtracted again.
 */
export async function sendForgottenLink(
  { secret, key, address }: Visitor,
  mail: LinkMail,
  email: string,
): Promise<void> {
  const startedAt = performance.now();
  await beginAttempt(secret, throttleKeys(key, `forgotten ${email}`, `forgotten ${address}`));
  const token = newToken();
  const p_token_hash = tokenHash(token);
  const found = unwrap(await secret.rpc("ask_for_password_link", { p_email: email, p_token_hash }));
  const recipient = z.string().nullable().parse(found);
  if (recipient !== null) inBackground(deliver(recipient));
  await untilNextStep(startedAt);

  async function deliver(to: string): Promise<void> {
    const delivery = await mail.send("forgotten", to, token);
    // Used up, so that the person need not wait until another one may be asked for.
    if (delivery === "refused") unwrap(await secret.rpc("take_account_link", { p_token_hash }));
  }
}

function inBackground(work: Promise<void>): void {
  const settled = work.catch((error: unknown) => console.error("forgotten password", error));
  runtime.EdgeRuntime?.waitUntil(settled);
}
