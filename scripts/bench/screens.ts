import type { Sql, TransactionSql } from "postgres";
import type { StackFile } from "../local/stack-file";
import { withDatabase } from "./database";
import { median, type Row, type Section } from "./report";

const RUNS = 5;
const STAFF_MS = 300;
const PUBLIC_MS = 50;
/** What a hosted project gives a statement of staff. */
const STATEMENT_MS = 8_000;
const BIG_TABLES = [
  "blog_posts",
  "blog_post_translations",
  "blog_post_revisions",
  "analytics_events",
  "user_sessions",
  "objects",
];
const CARD =
  "select p.slug, p.published_at, t.title, t.excerpt from blog_posts p join blog_post_translations t on t.post_id = p.id";
const READABLE = "p.status = 'published' and t.lang = 'en' and t.has_text is true";
const LAST_BUT_500 =
  "(select published_at from blog_posts where slug = 'bench-list-8500' and deleted_at is null)";

/** What screens ask, as the API would put it, by the name that the report shows. */
const STAFF: Readonly<Record<string, string>> = {
  "posts: list": "select list_posts()",
  "posts: search": "select list_posts(p_search => 'bench 77')",
  "dashboard: posts": "select count(*) from blog_posts where deleted_at is null and status = 'published'",
  "dashboard: without Arabic": "select list_posts(p_per_page => 1, p_missing_arabic => true)",
  "dashboard: contacts of 7 days": "select contact_counts()",
  "dashboard: activity": "select * from activity_log order by happened_at desc, id desc limit 12",
  "editor: post":
    "select read_post((select id from blog_posts where slug = 'bench-list-77' and deleted_at is null))",
  "editor: history":
    "select id, version from blog_post_revisions where post_id = (select id from blog_posts where slug = 'bench-list-77' and deleted_at is null) and kind = 'save' order by version desc",
  "media: first thousand":
    "select name, metadata from storage.objects where bucket_id = 'blog-media' order by created_at desc limit 1000",
  "media: where a file is used": "select * from media_usage('bench/77.webp')",
  "analytics: 30 days": "select analytics_report(30)",
  "site: addresses, the last thousand":
    "select id, slug, status from blog_posts where deleted_at is null order by created_at desc, id limit 1000 offset 9000",
};
const PUBLIC: Readonly<Record<string, string>> = {
  "home: latest articles": `${CARD} where ${READABLE} order by p.published_at desc, p.slug limit 3`,
  "service: its articles": `${CARD} where ${READABLE} and p.primary_service = 'elderly-care' order by p.published_at desc, p.slug limit 3`,
  "service: tagged articles": `${CARD} where ${READABLE} and exists (select from blog_post_tags g where g.post_id = p.id and g.tag_slug = 'elderly-care') order by p.published_at desc, p.slug limit 3`,
  "blog: first 500 posts": `${CARD} where ${READABLE} order by p.published_at desc, p.slug limit 500`,
  "blog: last 500 posts": `${CARD} where ${READABLE} and p.published_at <= ${LAST_BUT_500} and (p.published_at < ${LAST_BUT_500} or p.slug > 'bench-list-8500') order by p.published_at desc, p.slug limit 500`,
  article:
    "select p.slug, p.published_at, t.title, t.content_markdown, t.faq from blog_posts p join blog_post_translations t on t.post_id = p.id where p.slug = 'bench-list-76' and p.status = 'published'",
  "addresses that are gone": "select gone_articles()",
  "state of the site": "select site_status()",
};

/** Times what every screen asks, in the database alone, and counts the big tables that it reads from one end to the other. */
export const measureScreens = (stack: StackFile): Promise<Section> =>
  withDatabase(stack.databaseUrl, async (sql) => {
    await fillHistoryAndMedia(sql);
    const rows: Row[] = [];
    for (const [name, statement] of Object.entries(STAFF))
      rows.push(...(await ask(sql, name, statement, "authenticated", STAFF_MS)));
    rows.push(
      ...(await ask(sql, "delete all posts", "select delete_all_posts()", "authenticated", STATEMENT_MS)),
    );
    for (const [name, statement] of Object.entries(PUBLIC))
      rows.push(...(await ask(sql, name, statement, "anon", PUBLIC_MS)));
    return { title: "What screens ask, in the database: 10,000 posts, 100,000 revisions, 5,000 files", rows };
  });

/** Everything that a question changes is undone. */
async function ask(sql: Sql, name: string, statement: string, role: string, atMost: number): Promise<Row[]> {
  const times: number[] = [];
  let scanned: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const undone = new Error("undone");
    await sql
      .begin(async (transaction) => {
        await signIn(transaction, role);
        const before = await scansOf(transaction);
        const startedAt = performance.now();
        await transaction.unsafe(statement);
        times.push(performance.now() - startedAt);
        const after = await scansOf(transaction);
        scanned = BIG_TABLES.filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0));
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  }
  const reads = scanned.length === 0 ? "" : ` (reads all of ${scanned.join(", ")})`;
  return [{ name: `${name}${reads}, ms`, values: [median(times)], digits: 1, atMost }];
}

/** How often each big table was read from one end to the other, as this session knows. */
async function scansOf(transaction: TransactionSql): Promise<Map<string, number>> {
  const rows = await transaction<{ relname: string; scans: number }[]>`
    select relname, seq_scan::int as scans from pg_stat_xact_all_tables where relname = any (${BIG_TABLES})`;
  return new Map(rows.map(({ relname, scans }) => [relname, scans]));
}

async function signIn(transaction: TransactionSql, role: string): Promise<void> {
  const claims = { sub: "", session_id: "", role };
  if (role === "authenticated") {
    const [owner] = await transaction<{ sub: string; session_id: string }[]>`
      with owner as (select user_id from public.admins where role = 'owner' limit 1)
      insert into auth.sessions (id, user_id) select gen_random_uuid(), user_id from owner
      returning user_id::text as sub, id::text as session_id`;
    await transaction`
      insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
      values (gen_random_uuid(), ${owner?.session_id ?? ""}, now(), now(), 'password')`;
    Object.assign(claims, owner);
  }
  await transaction`
    select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${claims.sub}, true), set_config('role', ${role}, true)`;
}

/** Ten saves of each post, and a bucket of pictures. The posts themselves are there. */
async function fillHistoryAndMedia(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into public.blog_post_revisions (post_id, version, kind, snapshot, created_at)
      select post.id, n, 'save',
        jsonb_build_object('post', jsonb_build_object('slug', post.slug), 'text', repeat(md5(post.slug || n) || ' ', 60)),
        now() - make_interval(mins => n)
      from public.blog_posts as post cross join generate_series(1, 10) as n
      where post.slug like 'bench-list-%'`;
    await transaction`
      insert into storage.objects (bucket_id, name, metadata)
      select 'blog-media', 'bench/' || n || '.webp', '{"size": 1000, "mimetype": "image/webp"}'
      from generate_series(1, 5000) as n`;
  });
  await sql`analyze`;
}
