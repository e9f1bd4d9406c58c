import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newSandbox } from "./support/new-sandbox";
import { onScratch } from "./support/scratch";
import { sql } from "./support/stack";

const sandbox = newSandbox();
const hashOf = (description: string) => createHash("sha256").update(description).digest("hex");

/*
 * A provider refuses some descriptions every time. Readers who request such a picture again and again must not have it paid for
 * each time.
 */
const MINUTES_BETWEEN = 10;
const ASKED_PER_DAY = (24 * 60) / MINUTES_BETWEEN;

/** Directly, because the API would take most of the time of a thousand claims. */
async function claim(hash: string, failedSeconds: number): Promise<string | undefined> {
  const [row] = await sql<{ outcome: string }[]>`
    select public.claim_generated_image(${hash}, 'Test', 300, ${failedSeconds}) ->> 'outcome' as outcome`;
  return row?.outcome;
}

test("a description that cannot be drawn is tried a few times a week, however often readers ask", async () => {
  const hash = hashOf(randomUUID());
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

/*
 * Anyone may request the picture of a description. If the database had to search every article for it, each such request would
 * cost much work.
 */

const TEXTS = 200;

test("a request for a picture reads the texts of the articles that describe it alone", () =>
  onScratch(sql, async (transaction) => {
    const posts = await transaction<{ id: string }[]>`
      insert into public.blog_posts (slug, status, published_at)
      select 'test-' || gen_random_uuid(), 'published', now() - interval '1 hour' from generate_series(1, ${TEXTS})
      returning id`;
    await transaction`
      insert into public.blog_post_translations ${sql(
        posts.map(({ id }) => ({
          post_id: id,
          lang: "en",
          title: "Test",
          content_markdown: `Text. [INFOGRAPHIC: ${id}: see, ask, explain] More text.`,
        })),
      )}`;
    await transaction`analyze public.blog_post_translations`;
    const read = async () => {
      const [row] = await transaction<{ count: number }[]>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
        from pg_stat_xact_user_tables where relid = 'public.blog_post_translations'::regclass`;
      return row?.count ?? 0;
    };
    const before = await read();
    await transaction`select public.is_published_infographic(${hashOf("e")})`;
    expect((await read()) - before).toBe(0);
    await transaction`select public.is_published_infographic(${hashOf(`${posts[0]?.id}: see, ask, explain`)})`;
    expect((await read()) - before).toBe(1);
  }));
