import { createHash, randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, test } from "vitest";
import { service } from "../support/callers";
import { call, update } from "../support/rest";
import { Sandbox } from "../support/sandbox";
import { connectAsOwner } from "../support/stack";

/*
 * A provider refuses some descriptions whenever it is asked. Readers who ask for such a picture again and again must not have
 * it paid for each time.
 */
const sql = connectAsOwner();
const sandbox = new Sandbox();
afterEach(() => sandbox.clear());
afterAll(() => sql.end());

const MINUTES_BETWEEN = 10;
const ASKED_PER_DAY = (24 * 60) / MINUTES_BETWEEN;

async function claim(hash: string, failedSeconds: number): Promise<unknown> {
  const { value } = await call(service, "claim_generated_image", {
    p_hash: hash,
    p_description: "Test",
    p_stale_seconds: 300,
    p_failed_seconds: failedSeconds,
  });
  return (value as { outcome: string }).outcome;
}

test("a description that cannot be drawn is tried a few times in a week, however often readers ask", async () => {
  const hash = createHash("sha256").update(randomUUID()).digest("hex");
  sandbox.expect("generated_images", `description_hash=eq.${hash}`);
  const tries: number[] = [];
  for (let day = 0; day < 7; day++) {
    let paid = 0;
    for (let time = 0; time < ASKED_PER_DAY; time++) {
      // The next reader comes some minutes later.
      await sql`
        update public.generated_images set claimed_at = claimed_at - make_interval(mins => ${MINUTES_BETWEEN})
        where description_hash = ${hash}`;
      if ((await claim(hash, 600)) !== "claimed") continue;
      paid += 1;
      await update(service, `generated_images?description_hash=eq.${hash}`, { status: "failed" });
    }
    tries.push(paid);
  }
  expect(tries[0]).toBeLessThanOrEqual(8);
  expect(Math.max(...tries.slice(1))).toBeLessThanOrEqual(1);
  expect(await claim(hash, 0), "staff").toBe("claimed");
});
