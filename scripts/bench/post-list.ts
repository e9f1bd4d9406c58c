import { z } from "zod";
import type { StackFile } from "../local/stack-file";
import { signInAsStaff, withDatabase } from "./on-stack";
import { type Section, timed } from "./report";

const POSTS = 10_000;
const VIEW_DAYS = 30;
const RUNS = 9;
const MAX_MS = 300;

/** What an editor asks of the list, by the name that the report shows. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "first page": {},
  "last page, 50 posts": { p_page: POSTS / 50, p_per_page: 50 },
  "search that finds all": { p_search: "bench" },
  "search in Arabic": { p_search: "الرعاية 77" },
  "search that finds none": { p_search: "nothing is called this" },
  "missing Arabic, published": { p_missing_arabic: true, p_status: "published" },
};

const listSchema = z.object({ total: z.number() });

/** Asks for pages of the back office's list of posts, as staff and through the API, while the database holds thousands. */
export async function measurePostList(stack: StackFile): Promise<Section> {
  await fillPosts(stack.databaseUrl);
  const request = await signInAsStaff(stack);
  let posts = 0;
  const rows = await timed(QUESTIONS, { runs: RUNS, atMost: MAX_MS }, async (question) => {
    const { ms, body } = await request("list_posts", question, listSchema);
    posts = Math.max(posts, body.total);
    return ms;
  });
  if (posts < POSTS) throw new Error(`The list counts ${posts} posts instead of ${POSTS}.`);
  return { title: `Back office's list of ${posts} posts, whole request`, rows };
}

/** Posts as large as real ones, most of them in both languages, with a month of views. */
const fillPosts = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (sql) => {
    await sql.begin(async (transaction) => {
      await transaction`
        insert into public.blog_posts (slug, status, primary_service, created_at, published_at)
        select 'bench-list-' || n,
          (array['draft', 'published', 'scheduled'])[1 + n % 3],
          (array['doctor-on-call', 'elderly-care', 'nurse-on-call'])[1 + n % 3],
          now() - make_interval(mins => n),
          case when n % 3 = 1 then now() - make_interval(mins => n) end
        from generate_series(1, ${POSTS}) as n`;
      await transaction`
        insert into public.blog_post_translations (post_id, lang, title, excerpt, content_markdown)
        select post.id, lang,
          case lang when 'en' then 'A title about care, ' || post.slug else 'مقال عن الرعاية ' || post.slug end,
          repeat('An excerpt. ', 12),
          repeat(md5(post.slug) || ' and more words of an article. ', 250)
        from public.blog_posts as post cross join unnest(array['en', 'ar']) as lang
        where post.slug like 'bench-list-%' and (lang = 'en' or post.slug !~ '[05]$')`;
      await transaction`
        insert into public.blog_view_daily (day, post_id, lang, views)
        select current_date - day, post.id, 'en', 3
        from public.blog_posts as post cross join generate_series(1, ${VIEW_DAYS}) as day
        where post.slug like 'bench-list-%'`;
      await transaction`
        insert into public.blog_view_totals (post_id, views)
        select id, 3 * ${VIEW_DAYS}::integer from public.blog_posts where slug like 'bench-list-%'`;
    });
    await sql`analyze public.blog_posts, public.blog_post_translations, public.blog_view_daily, public.blog_view_totals`;
  });
