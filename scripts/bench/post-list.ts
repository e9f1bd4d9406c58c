import postgres from "postgres";
import { z } from "zod";
import type { StackFile } from "../local/stack-file";
import { staffHeaders } from "./staff-headers";
import { median } from "./statistics";

const POSTS = 10_000;
const VIEW_DAYS = 30;
const RUNS = 9;

/** What an editor asks of the list, by the name that the report shows. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "first page": {},
  "last page, 50 posts": { p_page: POSTS / 50, p_per_page: 50 },
  "search that finds all": { p_search: "bench" },
  "search in Arabic": { p_search: "الرعاية 77" },
  "search that finds none": { p_search: "nothing is called this" },
  "missing Arabic, published": { p_missing_arabic: true, p_status: "published" },
};

export interface PostListLoad {
  posts: number;
  /** Median time of the whole request, by question. */
  medianMs: Readonly<Record<string, number>>;
  slowestMs: number;
}

const listSchema = z.object({ total: z.number() });

/** Asks for pages of the back office's list of posts, as staff and through the API, while the database holds thousands. */
export async function measurePostList(stack: StackFile): Promise<PostListLoad> {
  await fillPosts(stack.databaseUrl);
  const headers = await staffHeaders(stack);
  const medianMs: Record<string, number> = {};
  let slowestMs = 0;
  let posts = 0;
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const answers = [];
    for (let run = 0; run < RUNS; run++) answers.push(await timeList(stack, headers, question));
    const times = answers.map(({ ms }) => ms);
    medianMs[name] = median(times);
    slowestMs = Math.max(slowestMs, ...times);
    posts = Math.max(posts, ...answers.map(({ total }) => total));
  }
  if (posts < POSTS) throw new Error(`The list counts ${posts} posts instead of ${POSTS}.`);
  return { posts, medianMs, slowestMs };
}

/** Posts as large as real ones, most of them in both languages, with a month of views. */
async function fillPosts(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
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
    });
    await sql`analyze public.blog_posts, public.blog_post_translations, public.blog_view_daily`;
  } finally {
    await sql.end();
  }
}

async function timeList(
  stack: StackFile,
  headers: Record<string, string>,
  question: Readonly<Record<string, unknown>>,
) {
  const startedAt = performance.now();
  const answer = await fetch(`${stack.apiUrl}/rest/v1/rpc/list_posts`, {
    method: "POST",
    headers,
    body: JSON.stringify(question),
  });
  const body: unknown = await answer.json();
  const ms = performance.now() - startedAt;
  if (!answer.ok) throw new Error(`The list was refused: ${answer.status} ${JSON.stringify(body)}`);
  return { ms, total: listSchema.parse(body).total };
}
