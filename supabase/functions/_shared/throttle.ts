import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { unwrap } from "./clients.ts";
import { tooManyAttempts } from "./errors.ts";

const STEP_MS = 1_000;

const WaitSeconds = z.int().nonnegative();

/**
 * The keys that an attempt counts against: hashes only, because neither an email nor an address belongs in the attempts table.
 * SHA-256 keyed with a secret (HMAC): a plain hash of the few possible emails and IPv4 addresses could be reversed. Rotating
 * the secret only resets the counters.
 */
export function throttleKeys(secret: string, email: string, address: string) {
  const hash = (value: string) =>
    createHmac("sha256", `admin-login throttle ${secret}`).update(value).digest("hex");
  return { p_email_hash: hash(`email ${email.toLowerCase()}`), p_address_hash: hash(`address ${address}`) };
}
type ThrottleKeys = ReturnType<typeof throttleKeys>;

/**
 * The address of a request, for throttling only: it does not identify a person. Cloudflare in front of hosted Supabase and the
 * local gateway set `cf-connecting-ip` themselves, whatever the client sends. Without it, the nearest proxy has appended its
 * client last in `x-forwarded-for`; the earlier entries are the client's own claims.
 */
export function clientAddress(headers: Headers): string {
  return networkOf(
    headers.get("cf-connecting-ip")?.trim() ||
      headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ||
      "unknown",
  );
}

/** An IPv4 address unchanged; for IPv6 the 48-bit network, because one client may have all its addresses. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const network = [...before, ...zeros, ...after]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
  return `${network}::`;
}

/** Counts one attempt. Throws 429 while the address has to wait, or has to wait for this email. */
export async function beginAttempt(secret: SupabaseClient, keys: ThrottleKeys): Promise<void> {
  const waitSeconds = WaitSeconds.parse(unwrap(await secret.rpc("login_attempt_begin", { ...keys })));
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
}

/** Counts an attempt before it is made, so that parallel guesses count too, and clears the counters unless it throws. */
export async function counted<T>(
  secret: SupabaseClient,
  keys: ThrottleKeys,
  attempt: () => Promise<T>,
): Promise<T> {
  await beginAttempt(secret, keys);
  const found = await attempt();
  unwrap(await secret.rpc("login_attempt_succeeded", { ...keys }));
  return found;
}

/** Delays an answer to the next whole second, so that its time reveals nothing, and guessing is slow for a single client, too. */
export const untilNextStep = (startedAt: number): Promise<void> =>
  sleep(STEP_MS - ((performance.now() - startedAt) % STEP_MS));
