import type { Sql } from "postgres";
import type { StackFile } from "../local/stack-file";
import { withDatabase } from "./database";
import { loadAutocannon } from "./packages";
import type { Row } from "./report";

const ROWS = 60;
const CONNECTIONS = 10;
const WARM_UP_SECONDS = 2;
const MEASURE_SECONDS = 10;
// What the article list reads: the post and both languages of its card.
const QUERY =
  "select=id,slug,published_at,primary_service,blog_post_translations(lang,title,excerpt,hero_image_url,alt_text)" +
  `&status=eq.published&order=published_at.desc&limit=${ROWS}`;

/** Reads the published posts with their translations as an anonymous visitor, as fast as the stack answers. */
export async function measurePublishedPosts(stack: StackFile): Promise<Row[]> {
  await fillPublishedPosts(stack.databaseUrl);
  const url = `${stack.apiUrl}/rest/v1/blog_posts?${QUERY}`;
  const headers = { apikey: stack.publishableKey, authorization: `Bearer ${stack.publishableKey}` };
  const answer = await fetch(url, { headers });
  const body = await answer.text();
  const rows: unknown = JSON.parse(body);
  if (!Array.isArray(rows))
    throw new Error(`The API does not list published posts: ${answer.status} ${body}`);

  const autocannon = await loadAutocannon();
  await autocannon({ url, headers, connections: CONNECTIONS, duration: WARM_UP_SECONDS });
  const load = await autocannon({ url, headers, connections: CONNECTIONS, duration: MEASURE_SECONDS });
  const kilobytes = Math.round(Buffer.byteLength(body) / 1_024);
  return [
    {
      name: `published posts (${rows.length} rows, ${kilobytes} kB), requests/s`,
      values: [load.requests.average],
      atLeast: 300,
    },
    // Broken connections, time-outs and answers other than 200.
    { name: "errors under that load", values: [load.errors + load.timeouts + load.non2xx], atMost: 0 },
    { name: "99th percentile under that load, ms", values: [load.latency.p99] },
  ];
}

/** Copies published posts, translations and all, until there are enough: the bench has a database of its own. */
const fillPublishedPosts = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (sql) => {
    const published = await sql<{ id: string }[]>`
      select id from public.blog_posts
      where status = 'published' and published_at <= now() and deleted_at is null`;
    for (let copy = 0; published.length + copy < ROWS; copy++) {
      const original = published[copy % published.length];
      if (!original) throw new Error("There is no published post to copy: is the database seeded?");
      await copyPost(sql, original.id, copy);
    }
  });

// Whole rows are copied as JSON, so that a new column needs no change here.
async function copyPost(sql: Sql, originalId: string, copy: number): Promise<void> {
  await sql`
    with copy as (
      insert into public.blog_posts
      select (jsonb_populate_record(null::public.blog_posts, to_jsonb(post)
        || jsonb_build_object('id', gen_random_uuid(), 'slug', ${`bench-copy-${copy}`}::text))).*
      from public.blog_posts post where post.id = ${originalId}
      returning id
    )
    insert into public.blog_post_translations
    select (jsonb_populate_record(null::public.blog_post_translations, to_jsonb(translation)
      || jsonb_build_object('id', gen_random_uuid(), 'post_id', copy.id))).*
    from public.blog_post_translations translation, copy where translation.post_id = ${originalId}`;
}
