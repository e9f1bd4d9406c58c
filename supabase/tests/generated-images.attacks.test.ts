import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newSandbox } from "./support/new-sandbox";
import { sql } from "./support/stack";

/*
 * A provider refuses some descriptions whenever it is asked. Readers who ask for such a picture again and again must not have
 * it paid for each time.
 */
const sandbox = newSandbox();

const MINUTES_BETWEEN = 10;
const ASKED_PER_DAY = (24 * 60) / MINUTES_BETWEEN;

/** Past the API, which would take most of the time of a thousand claims. */
async function claim(hash: string, failedSeconds: number): Promise<string | undefined> {
  const [row] = await sql<{ outcome: string }[]>`
    select public.claim_generated_image(${hash}, 'Test', 300, ${failedSeconds}) ->> 'outcome' as outcome`;
  return row?.outcome;
}

test("a description that cannot be drawn is tried a few times a week, however often readers ask", async () => {
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
      await sql`update public.generated_images set status = 'failed' where description_hash = ${hash}`;
    }
    tries.push(paid);
  }
  expect(tries[0]).toBeLessThanOrEqual(8);
  expect(Math.max(...tries.slice(1))).toBeLessThanOrEqual(1);
  expect(await claim(hash, 0), "staff").toBe("claimed");
});
