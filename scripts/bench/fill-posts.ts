import type { Sql } from "postgres";

const POSTS = 10_000;
/**
 * The search index is written at the end of a transaction, for all of its texts: with ten thousand posts at once there would be
 * no progress for ten minutes.
 */
const POSTS_PER_TRANSACTION = 250;

/**
 * Ten thousand posts as large as real ones, in all states, four in five of them in both languages. Real titles and real lines
 * in new orders, so that searches find as many words as in real articles.
 */
export async function fillPosts(sql: Sql): Promise<void> {
  await sql`
    create temporary table real_lines as
    select text.lang, text.title, line.line,
      row_number() over (partition by text.lang order by text.post_id, line.number) - 1 as place,
      count(*) over (partition by text.lang) as many
    from public.blog_post_translations as text
    cross join string_to_table(text.content_markdown, E'\n') with ordinality as line (line, number)
    where char_length(line.line) > 40`;
  await sql`create index on real_lines (lang, place)`;
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
        select post.id, lines.lang,
          case lines.lang when 'en' then 'A title about care, ' || post.slug else 'مقال عن الرعاية ' || post.slug end
            || ': ' || (array_agg(line.title order by number))[1],
          repeat('An excerpt. ', 12),
          string_agg(line.line, E'\n\n' order by number)
        from generate_series(${first}::int, ${last}::int) as n
        join public.blog_posts as post on post.slug = 'bench-list-' || n
        cross join (select distinct lang, many from real_lines) as lines
        cross join generate_series(1, 30) as number
        join real_lines as line on line.lang = lines.lang and line.place = abs(hashtext(post.slug || number)) % lines.many
        where lines.lang = 'en' or n % 5 <> 0
        group by post.id, post.slug, lines.lang`;
    });
  }
  await sql`drop table real_lines`;
}
