import { randomUUID } from "node:crypto";
import path from "node:path";
import type postgres from "postgres";
import type { StackFile } from "../local/stack-file";
import { inTemporaryDir } from "../local/temporary-dir";
import { siteFiles } from "../site/staged-site";
import { withDatabase } from "./on-stack";
import { buildWithPeer } from "./peer";
import { row, type Section } from "./report";
import { startTimedBuilder, type TimedBuilder } from "./timed-builder";

/** The numbers of articles, each in both languages: the demo's, and those of a blog after years. */
export const SITE_SIZES = [35, 1_000, 10_000] as const;

const PLACE = "deira";
const SERVICE = "elderly-care";

/** The numbers of the lines; those of Astro only where it was asked for. */
type Measured = Partial<Record<keyof typeof LINES, number>>;

const LINES = {
  cold: ["from nothing, s", {}],
  coldProcessor: ["from nothing, s of processor time", {}],
  files: ["files", {}],
  idleProcessor: ["nothing to do, s of processor time", { digits: 2 }],
  article: ["an article's new title until it is on its page, s", { digits: 1 }],
  articleAll: ["the same until everything has followed, s", { digits: 1 }],
  articleProcessor: ["the same, s of processor time", { digits: 2 }],
  published: ["a new article until its page is there, s", { digits: 1 }],
  publishedAll: ["the same until everything has followed, s", { digits: 1 }],
  price: ["a service's price until it is on its page, s", { digits: 1 }],
  priceAll: ["the same until everything has followed, s", { digits: 1 }],
  place: ["a place that is switched off until its page is gone, s", { digits: 1 }],
  memory: ["memory of the builder, MB", {}],
  peer: ["the same articles by Astro, from nothing, s", {}],
  peerProcessor: ["the same, s of processor time", {}],
  peerMemory: ["the same, memory, MB", {}],
} as const;

/**
 * Builds the site for a host while the database contains many full articles in both languages: from nothing, and again after a
 * change. Times are those of the builds alone, by a process that has built before.
 * @param sizes numbers of articles, ascending
 * @param hasPeer whether Astro builds the same articles
 */
export const measureLargeSite = (
  stack: StackFile,
  sizes: readonly number[],
  hasPeer: boolean,
): Promise<Section> =>
  inTemporaryDir((folder) =>
    withDatabase(stack.databaseUrl, async (sql) => {
      const all: Measured[] = [];
      for (const size of sizes) {
        console.error(`measuring: ${size} articles`);
        const outDir = path.join(folder, String(size));
        await fillArticles(sql, size);
        // Each site has an address of its own, and so needs an application of its own: Vite runs too.
        const builder = startTimedBuilder(
          { ...stack, siteUrl: `https://${randomUUID()}.example.com` },
          outDir,
        );
        try {
          const measured = await measureSite(sql, builder, outDir, size);
          all.push(
            hasPeer
              ? { ...measured, ...(await measurePeer(sql, path.join(folder, `peer-${size}`))) }
              : measured,
          );
        } finally {
          builder.stop();
        }
      }
      return {
        title: "Build for a host, by articles",
        columns: sizes.map(String),
        rows: Object.entries(LINES).flatMap(([key, [name, limits]]) => {
          const values = all.map((one) => one[key as keyof Measured]).filter((value) => value !== undefined);
          return values.length > 0 ? [{ ...row(name, 0, limits), values }] : [];
        }),
      };
    }),
  );

async function measurePeer(sql: postgres.Sql, folder: string): Promise<Measured> {
  const { seconds, processor, memory } = await buildWithPeer(sql, folder);
  return { peer: seconds, peerProcessor: processor, peerMemory: memory };
}

async function measureSite(
  sql: postgres.Sql,
  builder: TimedBuilder,
  outDir: string,
  size: number,
): Promise<Measured> {
  const cold = await builder.build();
  const files = (await siteFiles(outDir)).length;
  const idle = await builder.build();
  const title = randomUUID();
  // An article in the middle of the list.
  const [changed] = await sql<{ slug: string }[]>`
    select slug from public.blog_posts where status = 'published' and deleted_at is null
    order by published_at, slug offset ${Math.floor(size / 2)} limit 1`;
  await sql`
    update public.blog_post_translations set title = ${title}, h1 = null
    where lang = 'en' and post_id = (select id from public.blog_posts where slug = ${changed?.slug ?? ""} and deleted_at is null)`;
  const article = await builder.build({ file: `blog/${changed?.slug ?? ""}.html`, text: title });
  await fillArticles(sql, size + 1);
  const published = await builder.build({ file: `blog/${slugOf(size + 1, 1)}.html`, text: "<h1" });
  // No page contains this number yet.
  const price = 80_001 + (size % 10_000);
  await sql`update public.services set starting_price = ${price} where slug = ${SERVICE}`;
  const priced = await builder.build({ file: `services/${SERVICE}.html`, text: String(price) });
  await sql`update public.locations set is_active = false where slug = ${PLACE}`;
  const placed = await builder.build({ file: `dubai/${PLACE}/${SERVICE}.html` });
  await sql`update public.locations set is_active = true where slug = ${PLACE}`;
  return {
    cold: cold.seconds,
    coldProcessor: cold.processor,
    files,
    idleProcessor: idle.processor,
    article: article.signSeconds,
    articleAll: article.seconds,
    articleProcessor: article.processor,
    published: published.signSeconds,
    publishedAll: published.seconds,
    price: priced.signSeconds,
    priceAll: priced.seconds,
    place: placed.signSeconds,
    memory: placed.memory,
  };
}

const slugOf = (posts: number, number: number) => `bench-site-${posts}-${number}`;

/**
 * Fills the blog with copies of the demo's six full articles up to this number, the newest last. They belong to all services in
 * turn: articles of one service list its latest ones, so they change with each other. Each has a title of its own, and so a
 * picture of its own for shared links. No trigger runs: builds read neither the ledger nor the search index, which would take ten
 * minutes to write.
 */
const fillArticles = (sql: postgres.Sql, posts: number): Promise<unknown> =>
  sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
        create temporary table copies on commit drop as
        with models as (
          select post.id, row_number() over (order by length(text.content_markdown) desc) as place
          from public.blog_posts as post
          join public.blog_post_translations as text on text.post_id = post.id and text.lang = 'ar'
          where post.status = 'published' and post.deleted_at is null
        ), topics as (
          select slug, row_number() over (order by slug) - 1 as place, count(*) over () as all_topics
          from public.services
        )
        select gen_random_uuid() as id, n, models.id as model, topics.slug as primary_service,
          'bench-site-' || ${posts} || '-' || n as slug
        from generate_series(
          1, ${posts} - (select count(*)::int from public.blog_posts where status = 'published' and deleted_at is null)
        ) as n
        join models on models.place = 1 + n % 6
        join topics on topics.place = n % topics.all_topics`;
    await transaction`
        insert into public.blog_posts (id, slug, status, primary_service, published_at)
        select id, slug, 'published', primary_service, now() from copies`;
    await transaction`
        insert into public.blog_post_translations
          (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, faq)
        select copies.id, lang, title || ' ' || n, coalesce(h1, title) || ' ' || n, excerpt, content_markdown, meta_title, meta_description, faq
        from public.blog_post_translations as text join copies on copies.model = text.post_id`;
  });
