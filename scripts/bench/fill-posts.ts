import type { Sql } from "postgres";

const POSTS = 10_000;
/**
 * The search index is written at the end of a transaction, for all of its texts: with ten thousand posts at once there would be
 * no progress for ten minutes.
 */
const POSTS_PER_TRANSACTION = 250;

/**
 * Ten thousand posts as large as real ones, of all states, four in five of them in both languages. Each has the title of a real article, and lines
 * of it and of another one in a new order, so that a search finds about as many of them as it would of real articles.
 */
export async function fillPosts(sql: Sql): Promise<void> {
  await sql`
    create temporary table real_lines as
    select text.lang, text.title, line.line, dense_rank() over (partition by text.lang order by text.post_id) - 1 as article
    from public.blog_post_translations as text
    cross join string_to_table(text.content_markdown, E'\n') as line (line)
    where char_length(line.line) > 40`;
  await sql`create index on real_lines (lang, article)`;
  await sql`analyze real_lines`;
  for (let first = 1; first <= POSTS; first += POSTS_PER_TRANSACTION) {
    const last = first + POSTS_PER_TRANSACTION - 1;
    await sql.begin(async (transaction) => {
      await transaction`
        insert into public.blog_posts (slug, status, primary_service, created_at, published_at)
        select 'bench-list-' || n,
          (array['draft', 'published', 'scheduled'])[1 + n % 3],
          (array['doctor-on-call', 'elderly-care', 'nurse-on-call'])[1 + n % 3],
          now() - make_interval(mins => n),
          case when n % 3 = 1 then now() - make_interval(mins => n) end
        from generate_series(${first}::int, ${last}::int) as n`;
      await transaction`
        insert into public.blog_post_translations (post_id, lang, title, excerpt, content_markdown)
        select post.id, real.lang, real.title || ' ' || post.slug, repeat('An excerpt. ', 12), real.lines
        from generate_series(${first}::int, ${last}::int) as n
        join public.blog_posts as post on post.slug = 'bench-list-' || n
        cross join (select lang, max(article) + 1 as articles from real_lines group by lang) as known
        cross join lateral (
          select line.lang,
            (array_agg(line.title) filter (where line.article = n % articles))[1] as title,
            string_agg(line.line, E'\n\n' order by hashtext(post.slug || line.line)) as lines
          from real_lines as line
          where line.lang = known.lang and line.article in (n % articles, n / articles % articles)
          group by line.lang
        ) as real
        where real.lang = 'en' or n % 5 <> 0`;
    });
  }
  await sql`drop table real_lines`;
}
