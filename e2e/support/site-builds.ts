import { expect, vi } from "vitest";
import { stack } from "../../supabase/tests/support/stack";
import type { openDatabase } from "./database";

type Sql = ReturnType<typeof openDatabase>;

/** A build may have to wait for the machine. */
const BUILD_TIMEOUT_MS = 60_000;

/** The scheduler's work: requests a due build, and checks the live one. */
async function tick(): Promise<void> {
  const answer = await fetch(`${stack.apiUrl}/functions/v1/publish-due`, {
    method: "POST",
    headers: { apikey: stack.secretKey, "Content-Type": "application/json" },
    body: "{}",
  });
  await answer.text();
}

/** Waiting changes count from now on, without earlier builds or failures. */
export async function waitAnew(sql: Sql): Promise<void> {
  await sql`update private.changes set is_urgent = true, happened_at = now() where waits`;
  await sql`update private.site_state set builds_in_day = 0, tries = 0, problem = null, problem_detail = null where true`;
}

/**
 * Waits until the live site has everything in the database. Changes that wait for a quiet time, because of many builds or a
 * failed one, no longer wait.
 */
export async function siteBuilt(sql: Sql): Promise<void> {
  await waitAnew(sql);
  await vi.waitFor(
    async () => {
      await tick();
      const [state] = await sql<{ isLive: boolean }[]>`
        select live_fingerprint = public.site_fingerprint() as "isLive" from private.site_state`;
      expect(state?.isLive).toBe(true);
    },
    { timeout: BUILD_TIMEOUT_MS, interval: 250 },
  );
}

/** Records in the database that the live site is current, and has been for long. */
export const claimLive = (sql: Sql) => sql`
  update private.site_state
  set live_fingerprint = public.site_fingerprint(), live_since = now() - interval '1 hour' where true`;
