import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { onScratch } from "./support/scratch";
import { sql } from "./support/stack";

/*
 * Anyone may ask for the picture of a description. Had the database to look for it in every article, each request of a
 * stranger would be work for all of them.
 */

const TEXTS = 200;
const hashOf = (description: string) => createHash("sha256").update(description).digest("hex");

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
