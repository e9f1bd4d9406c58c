import { readFileSync } from "node:fs";
import path from "node:path";
import type { Sql, TransactionSql } from "postgres";
import type { StackFile } from "../local/stack-file";
import { fillPosts } from "./fill-posts";
import { withDatabase } from "./on-stack";
import { median, type Row, row, type Section } from "./report";
import { searchTogether } from "./searches";

const TABLES = path.join(import.meta.dirname, "fill-tables.sql");
const RUNS = 5;
const STAFF_MS = 300;
const FIGURES_MS = 500;
const PUBLIC_MS = 50;
/** A hosted project's limit for a statement of staff. */
const STATEMENT_MS = 8_000;
const ROWS_TAKEN_BACK = 5_000;
const TAKING_BACK_MS = 20_000;
const BIG_TABLES = [
  "blog_posts",
  "blog_post_translations",
  "blog_post_revisions",
  "analytics_events",
  "user_sessions",
  "changes",
  "objects",
];

type Statements = Readonly<Record<string, string>>;

const post = (number: number) =>
  `(select id from blog_posts where slug = 'bench-list-${number}' and deleted_at is null)`;

/** Some rows of the ledger. */
interface Ledger {
  before: string;
  entry: string;
  person: string;
  author: string;
}

/** The statements of the back office's pages, by their names in the report. */
const staffStatements = ({ before, entry, person, author }: Ledger): Statements => ({
  "posts: first page": "select list_posts()",
  "posts: last page": "select list_posts(p_page => 200, p_per_page => 50)",
  "posts: search that finds all": "select list_posts(p_search => 'bench')",
  "posts: search in Arabic": "select list_posts(p_search => 'الرعاية bench')",
  "posts: search that finds none": "select list_posts(p_search => 'nothing is called this')",
  "posts: missing Arabic, published": "select list_posts(p_missing_arabic => true, p_status => 'published')",
  "dashboard: posts": "select count(*) from blog_posts where deleted_at is null and status = 'published'",
  "dashboard: contacts of 7 days": "select contact_counts()",
  "dashboard: activity": "select list_activity(p_limit => 12)",
  "editor: post": `select read_post(${post(77)})`,
  "editor: history": `select id, version from blog_post_revisions where post_id = ${post(77)} and kind = 'save' order by version desc`,
  "media: first thousand":
    "select name, metadata from storage.objects where bucket_id = 'blog-media' order by created_at desc limit 1000",
  "media: where a file is used": "select * from media_usage('bench/77.webp')",
  "site: addresses, the last thousand":
    "select id, slug, status from blog_posts where deleted_at is null order by created_at desc, id limit 1000 offset 9000",
  "activity: of one kind": "select list_activity(p_entity => 'author')",
  "activity: of one person": `select list_activity(p_person => '${person}')`,
  "activity: the last page": `select list_activity(p_before => ${before})`,
  "activity: one entry": `select read_activity(${entry})`,
  "history: of an author": `select list_versions('author', '${author}')`,
  "take back: what a person changed in a day": `select take_back_everything('${person}', now() - interval '1 day')`,
});
const UNCOUNTED: Statements = {
  "figures: all time, before the first daily count": "select analytics_report()",
  "leads: by campaign, before the first daily count": "select lead_report(p_dimension => 'campaign')",
};
const TODAY = "(now() at time zone 'Asia/Dubai')::date";
const DIMENSIONS = ["campaign", "source", "article", "landing", "service", "language", "location", "button"];
const FIGURES: Statements = {
  "figures: 7 days": `select analytics_report(${TODAY} - 6)`,
  "figures: 30 days": `select analytics_report(${TODAY} - 29)`,
  "figures: all time": "select analytics_report()",
  "leads: by campaign, 30 days": `select lead_report(${TODAY} - 29, p_dimension => 'campaign')`,
  ...Object.fromEntries(
    DIMENSIONS.map((name) => [`leads: by ${name}, all time`, `select lead_report(p_dimension => '${name}')`]),
  ),
  "leads: behind a row": "select leads_behind('campaign', 'last', 'bench-1', 5000)",
  "leads: counts": "select lead_counts()",
  "leads: twenty codes":
    "select find_clicks((select array_agg(upper(left(md5(n::text), 5))) from generate_series(1, 20) as n))",
  "links: figures": "select link_figures()",
};
const CARD =
  "select p.slug, p.published_at, t.title, t.excerpt from blog_posts p join blog_post_translations t on t.post_id = p.id where p.status = 'published' and t.lang = 'en' and t.has_text is true";
const LAST_BUT_500 =
  "(select published_at from blog_posts where slug = 'bench-list-8500' and deleted_at is null)";
/** The statements of the site's pages. */
const PUBLIC: Statements = {
  "home: latest articles": `${CARD} order by p.published_at desc, p.slug limit 3`,
  "service: its articles": `${CARD} and p.primary_service = 'elderly-care' order by p.published_at desc, p.slug limit 3`,
  "service: tagged articles": `${CARD} and exists (select from blog_post_tags g where g.post_id = p.id and g.tag_slug = 'elderly-care') order by p.published_at desc, p.slug limit 3`,
  "blog: first 500 posts": `${CARD} order by p.published_at desc, p.slug limit 500`,
  "blog: last 500 posts": `${CARD} and p.published_at <= ${LAST_BUT_500} and (p.published_at < ${LAST_BUT_500} or p.slug > 'bench-list-8500') order by p.published_at desc, p.slug limit 500`,
  article:
    "select p.slug, p.published_at, t.title, t.content_markdown, t.faq from blog_posts p join blog_post_translations t on t.post_id = p.id where p.slug = 'bench-list-76' and p.status = 'published'",
  "addresses that are gone": "select gone_articles()",
  "state of the site": "select site_status()",
};

/** Times the statements of every screen, in a database in long use, and names the big tables that they scan completely. */
export const measureDatabase = (stack: StackFile): Promise<Section> =>
  withDatabase(stack.databaseUrl, async (sql) => {
    await fillPosts(sql);
    await sql.begin((transaction) => transaction.unsafe(readFileSync(TABLES, "utf8")));
    await sql`analyze`;
    const rows: Row[] = [];
    const askAll = async (statements: Statements, role: string, atMost?: number) => {
      for (const [name, statement] of Object.entries(statements))
        rows.push(await ask(sql, name, statement, role, atMost));
    };
    const [ledger] = await sql<Ledger[]>`
      select min(id) + 60 as before, max(id) filter (where entity = 'author' and is_shown) as entry,
        max(actor_id::text) as person, max(subject) filter (where entity = 'author') as author
      from private.changes where session_id = 'bench'`;
    if (!ledger) throw new Error("The ledger is empty.");
    await askAll(staffStatements(ledger), "authenticated", STAFF_MS);
    await askAll(UNCOUNTED, "authenticated");
    await sql`select private.roll_up_events(), private.roll_up_funnel()`;
    await sql`analyze`;
    await askAll(FIGURES, "authenticated", FIGURES_MS);
    rows.push(await takeBackEverything(sql));
    await askAll({ "delete all posts": "select delete_all_posts()" }, "authenticated", STATEMENT_MS);
    await askAll(PUBLIC, "anon", PUBLIC_MS);
    rows.push(...(await searchTogether(sql, stack.databaseUrl)));
    return { title: "What screens ask, in the database", rows };
  });

/** A stolen session has changed 5,000 rows; an owner takes all of it back. */
async function takeBackEverything(sql: Sql): Promise<Row> {
  let ms = 0;
  await undone(sql, async (transaction) => {
    await transaction`
      insert into public.authors (name, bio) select 'bench-author-' || n, 'Twenty years.' from generate_series(1, ${ROWS_TAKEN_BACK}) as n`;
    await transaction.savepoint(async (thief) => {
      await signIn(thief, "authenticated");
      await thief`select set_config('changes.are_free', 'yes', true)`;
      await thief`update public.authors set name = 'x', bio = '' where name like 'bench-author-%'`;
    });
    await transaction`select set_config('role', 'none', true)`;
    await signIn(transaction, "authenticated");
    const startedAt = performance.now();
    const [answer] = await transaction<{ back: number }[]>`
      select (take_back_everything(auth.uid(), now(), p_dry_run => false) #>> '{report,back}')::int as back`;
    ms = performance.now() - startedAt;
    if (answer?.back !== ROWS_TAKEN_BACK) throw new Error(`${answer?.back ?? 0} rows came back.`);
  });
  return row("take back: 5,000 rows, ms", ms, { atMost: TAKING_BACK_MS });
}

async function ask(sql: Sql, name: string, statement: string, role: string, atMost?: number): Promise<Row> {
  const times: number[] = [];
  let scanned: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    await undone(sql, async (transaction) => {
      await signIn(transaction, role);
      const before = await scansOf(transaction);
      const startedAt = performance.now();
      await transaction.unsafe(statement);
      times.push(performance.now() - startedAt);
      const after = await scansOf(transaction);
      scanned = BIG_TABLES.filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0));
    });
  }
  const reads = scanned.length === 0 ? "" : ` (reads all of ${scanned.join(", ")})`;
  return row(`${name}${reads}, ms`, median(times), { digits: 1, atMost });
}

/** Runs `work` in a transaction, and rolls it back. */
async function undone(sql: Sql, work: (transaction: TransactionSql) => Promise<void>): Promise<void> {
  const end = new Error("undone");
  await sql
    .begin(async (transaction) => {
      await work(transaction);
      throw end;
    })
    .catch((error: unknown) => {
      if (error !== end) throw error;
    });
}

/** How often each big table was scanned completely, by this session's count. */
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
