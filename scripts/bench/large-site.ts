import { buildEnvironment } from "../site/build-environment";
import { buildSite } from "../site/build-site";
import type { StackFile } from "../local/stack-file";
import { createTemporaryDir } from "../local/temporary-dir";
import { withDatabase } from "./database";
import type { Section } from "./report";

const POSTS = 500;

/** Builds the whole site for a host while the database holds hundreds of full articles in both languages. */
export async function measureLargeSite(stack: StackFile): Promise<Section> {
  const posts = await fillArticles(stack.databaseUrl);
  const folder = createTemporaryDir();
  const startedAt = new Map<string, number>();
  const log = (line: string) => void startedAt.set(line, performance.now());
  const seconds = (from: string, to: string) =>
    ((startedAt.get(to) ?? Number.NaN) - (startedAt.get(from) ?? Number.NaN)) / 1_000;
  try {
    log("begin");
    const environment = await buildEnvironment({
      VITE_SITE_URL: stack.siteUrl,
      VITE_SUPABASE_URL: stack.apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    });
    const { pages } = await buildSite({ outDir: folder.path, environment, mode: "production", log });
    log("end");
    return {
      title: `Build with ${posts} published posts, ${pages} pages`,
      rows: [
        {
          // Rendering and writing every page and the files that name them, without the bundles before.
          name: "writing the pages, s",
          values: [seconds("writing the pages", "end")],
          digits: 1,
          atMost: 60,
        },
        { name: "whole build, s", values: [seconds("begin", "end")], digits: 1 },
      ],
    };
  } finally {
    folder.remove();
  }
}

/** Fills the blog up with copies of the demo's six full articles. @returns how many posts are published */
const fillArticles = (databaseUrl: string): Promise<number> =>
  withDatabase(databaseUrl, async (sql) => {
    await sql.begin(async (transaction) => {
      await transaction`
        create temporary table copies on commit drop as
        with models as (
          select post.id, post.primary_service, row_number() over (order by length(text.content_markdown) desc) as place
          from public.blog_posts as post
          join public.blog_post_translations as text on text.post_id = post.id and text.lang = 'ar'
          where post.status = 'published' and post.deleted_at is null
        )
        select gen_random_uuid() as id, models.id as model, models.primary_service, 'bench-site-' || n as slug
        from generate_series(
          1, ${POSTS} - (select count(*)::int from public.blog_posts where status = 'published' and deleted_at is null)
        ) as n
        join models on models.place = 1 + n % 6`;
      await transaction`
        insert into public.blog_posts (id, slug, status, primary_service, published_at)
        select id, slug, 'published', primary_service, now() - interval '1 day' from copies`;
      await transaction`
        insert into public.blog_post_translations
          (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, faq)
        select copies.id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, faq
        from public.blog_post_translations as text join copies on copies.model = text.post_id`;
    });
    const [row] = await sql<{ posts: number }[]>`
      select count(*)::int as posts from public.blog_posts where status = 'published' and deleted_at is null`;
    return row?.posts ?? 0;
  });
