import { randomUUID } from "node:crypto";
import path from "node:path";
import type { StackFile } from "../local/stack-file";
import { inTemporaryDir } from "../local/temporary-dir";
import { buildSite, withDatabase } from "./on-stack";
import { row, type Section } from "./report";
import { siteFiles } from "../site/staged-site";

const FEW = 50;
const MANY = 1_000;

interface Build {
  seconds: number;
  /** The line that says how many pages were written. */
  result: string;
}

/**
 * Builds the site for a host while the database holds many full articles in both languages: from nothing, and again after
 * one more was published.
 */
export const measureLargeSite = (stack: StackFile): Promise<Section> =>
  inTemporaryDir(async (folder) => {
    const [few, many] = [path.join(folder, "few"), path.join(folder, "many")];
    // With an address of its own each site needs an application of its own, so Vite runs too.
    const siteUrl = `https://${randomUUID()}.example.com`;
    const buildMany = () => timeOf(buildSite({ ...stack, siteUrl }, many));
    await fillArticles(stack.databaseUrl, FEW);
    await buildSite(stack, few);
    await fillArticles(stack.databaseUrl, FEW + 1);
    const fewAgain = await timeOf(buildSite(stack, few));
    await fillArticles(stack.databaseUrl, MANY);
    const all = await buildMany();
    await fillArticles(stack.databaseUrl, MANY + 1);
    const manyAgain = await buildMany();
    return {
      title: `Build for a host`,
      rows: [
        row(`one published beside ${FEW} posts, s`, fewAgain.seconds, { digits: 1, atMost: 3 }),
        row(`one published beside ${MANY} posts, s`, manyAgain.seconds, { digits: 1, atMost: 15 }),
        row(`${MANY} posts, s`, all.seconds, { digits: 1, atMost: 90 }),
        row(`${MANY} posts, files`, (await siteFiles(many)).length, { atMost: 7_000 }),
      ],
      notes: [fewAgain, all, manyAgain].map(({ result }) => result),
    };
  });

async function timeOf(build: Promise<string>): Promise<Build> {
  const started = performance.now();
  const result = await build;
  return { seconds: (performance.now() - started) / 1_000, result };
}

/**
 * Fills the blog up with copies of the demo's six full articles until so many are published, the newest last. They belong to
 * all services in turn: articles of one service name its latest ones, so they change with each other.
 */
const fillArticles = (databaseUrl: string, posts: number): Promise<void> =>
  withDatabase(databaseUrl, async (sql) => {
    await sql.begin(async (transaction) => {
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
        select gen_random_uuid() as id, models.id as model, topics.slug as primary_service, 'bench-site-' || ${posts} || '-' || n as slug
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
        select copies.id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, faq
        from public.blog_post_translations as text join copies on copies.model = text.post_id`;
    });
  });
