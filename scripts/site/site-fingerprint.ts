import { z } from "zod";
import type { Env } from "../../src/config/env-schema";

const TIMEOUT_MS = 10_000;

/**
 * A hash that changes with everything in the database that pages are made from.
 * @throws Error naming the database that does not answer
 */
export async function readFingerprint({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: apikey,
}: Pick<Env, "VITE_SUPABASE_URL" | "VITE_SUPABASE_PUBLISHABLE_KEY">): Promise<string> {
  const { fingerprint, reason }: { fingerprint?: string; reason?: string } = await fetch(
    `${url}/rest/v1/rpc/site_fingerprint`,
    {
      method: "POST",
      headers: { apikey, "Content-Type": "application/json" },
      body: "{}",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  ).then(
    async (answer) =>
      answer.ok
        ? { fingerprint: z.string().parse(await answer.json()) }
        : { reason: `it answered ${answer.status} ${await answer.text()}`.trim() },
    () => ({ reason: "there was no answer" }),
  );
  if (fingerprint !== undefined) return fingerprint;
  throw new Error(
    `The pages are written with the content of ${url}, but ${reason}. Start the local stack (npm start) in another ` +
      "terminal, or set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to a Supabase project that has the migrations.",
  );
}
