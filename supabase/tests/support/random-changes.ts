import { sql } from "./stack";

/** The tables that pages show, parents first, and those that triggers of these tables write. */
const TABLES = [
  "public.authors",
  "public.blog_posts",
  "public.blog_post_translations",
  "public.blog_post_tags",
  "public.business_facts",
  "public.campaign_links",
  "public.generated_images",
  "public.locations",
  "public.services",
  "public.location_services",
  "public.page_schemas",
  "public.permits",
  "public.reviews",
  "public.site_settings",
  "public.url_redirects",
  "public.editorial_calendar",
  "private.searchable_texts",
];

/** Numbers from 0 to below 1, the same for the same seed. https://en.wikipedia.org/wiki/Xorshift */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A random row of a table. Each database has other ids, so the same seed chooses other rows there. */
const any = (table: string, where = "true") =>
  `(select id from public.${table} where ${where} order by md5(id::text || $1) limit 1)`;
/** A changed text. */
const longer = (column: string) => `${column} = left(${column}, 60) || ' ' || left(md5($1), 4)`;
const turned = (column: string) => `${column} = not ${column}`;
const post = any("blog_posts", "deleted_at is null");
const readable = "status = 'published' and deleted_at is null";

/** Changes by staff and programs that affect pages; $1 is a new text for each change. */
const CHANGES = [
  ...["name", "role", "bio_ar"].map(
    (column) => `update public.authors set ${longer(column)} where id = ${any("authors")}`,
  ),
  `update public.authors set ${turned("is_active")} where id = ${any("authors")}`,
  ...["title", "excerpt", "content_markdown", "meta_title", "meta_description", "h1"].map(
    (column) =>
      `update public.blog_post_translations set ${longer(column)} where post_id = ${post} and lang = (array['en', 'ar'])[1 + length(md5($1 || 'lang')) % 2]`,
  ),
  `update public.blog_post_translations set title = title where id = ${any("blog_post_translations")}`,
  `update public.blog_post_translations set content_markdown = '' where post_id = ${post} and lang = 'ar'`,
  `delete from public.blog_post_translations where post_id = ${post} and lang = 'ar'`,
  `insert into public.blog_post_translations (post_id, lang, title, content_markdown) values (${post}, 'ar', 'عنوان', 'نصّ ' || $1)`,
  `insert into public.blog_post_tags (post_id, tag_slug) values (${post}, (select slug from public.services where id = ${any("services")}))`,
  `delete from public.blog_post_tags where post_id = ${post}`,
  `update public.blog_posts set status = case status when 'published' then 'draft' else 'published' end where id = ${post}`,
  `update public.blog_posts set status = 'published', published_at = now() - interval '1 minute' where id = ${any("blog_posts", "status <> 'published' and deleted_at is null")}`,
  `update public.blog_posts set deleted_at = now() where id = ${any("blog_posts", readable)}`,
  `update public.blog_posts set deleted_at = null where id = ${any("blog_posts", "deleted_at is not null")}`,
  `update public.blog_posts set slug = 'random-' || left(md5($1), 6) where id = ${post}`,
  `update public.blog_posts set primary_service = (select slug from public.services where id = ${any("services")}) where id = ${post}`,
  `update public.blog_posts set author_id = ${any("authors")} where id = ${post}`,
  `update public.blog_posts set published_at = published_at - interval '1 day' where id = ${post}`,
  `update public.business_facts set value = to_jsonb('+97145' || lpad((abs(hashtext($1)) % 1000000)::text, 6, '0')) where key = 'phone'`,
  `insert into public.campaign_links (name, code, path, source, medium, campaign) values ('Random', 'random-' || left(md5($1), 6), '/about', 'test', 'test', 'test')`,
  `update public.campaign_links set ${turned("is_active")} where id = ${any("campaign_links")}`,
  `delete from public.generated_images where id = ${any("generated_images")}`,
  `update public.generated_images set object_name = 'random.png' where id = ${any("generated_images")}`,
  ...["name_en", "summary_ar", "landmarks_en", "directions_en"].map(
    (column) => `update public.locations set ${longer(column)} where id = ${any("locations", "is_active")}`,
  ),
  `update public.locations set ${turned("is_active")} where slug in ('dubai-marina', 'deira') and id = ${any("locations", "slug in ('dubai-marina', 'deira')")}`,
  `update public.locations set ${turned("is_on_home")} where id = ${any("locations", "is_active")}`,
  `update public.locations set response_time_minutes = 20 + length($1) where id = ${any("locations", "is_active")}`,
  `update public.location_services set ${turned("is_active")} where location_id = ${any("locations", "is_active")} and service_id = ${any("services")}`,
  `update public.location_services set requests_en = $1 where location_id = ${any("locations", "is_active")} and service_id = ${any("services")}`,
  `update public.services set starting_price = 100 + abs(hashtext($1)) % 900 where id = ${any("services")}`,
  ...["name_ar", "description_en"].map(
    (column) => `update public.services set ${longer(column)} where id = ${any("services")}`,
  ),
  `update public.services set ${turned("is_active")} where id = ${any("services")}`,
  `update public.services set content_data = '{}' where id = ${any("services")}`,
  `insert into public.page_schemas (page_type, page_id, schema_type, schema_data)
    select 'blog', slug, 'Organization', jsonb_build_object('@type', 'Organization', 'name', $1) from public.blog_posts where id = ${post}`,
  `update public.page_schemas set ${turned("is_active")} where id = ${any("page_schemas")}`,
  `delete from public.page_schemas where id = ${any("page_schemas")}`,
  `delete from public.permits where id = ${any("permits")}`,
  `insert into public.permits (kind, authority_en, authority_ar, number, scope_en, scope_ar, issued, expires)
    values ('advertising_approval', 'Test', 'تجربة', left(md5($1), 8), 'Test', 'تجربة', current_date - 10, current_date + 400)`,
  `update public.reviews set ${longer("content")} where id = ${any("reviews")}`,
  `delete from public.reviews where id = ${any("reviews")}`,
  `update public.site_settings set site_title = 'Title ' || left($1, 8)`,
  `update public.site_settings set posts_per_page = 2 + length(md5($1)) % 7`,
  `insert into public.url_redirects (from_path, to_path) select '/blog/' || slug, '/about' from public.blog_posts where id = ${post}`,
  `update public.url_redirects set ${turned("is_active")} where id = ${any("url_redirects")}`,
  `delete from public.url_redirects where id = ${any("url_redirects")}`,
];

/**
 * Makes one random change, and in one of five cases takes it back at once, in a transaction of its own.
 * @returns the statement; undefined when the database refused it
 */
export async function changeAtRandom(random: () => number): Promise<string | undefined> {
  const change = CHANGES[Math.floor(random() * CHANGES.length)] ?? "";
  const text = `random ${Math.floor(random() * 1e9)}`;
  const isTakenBack = random() < 0.2;
  const table = /public\.\w+/.exec(change)?.[0] ?? "";
  const before = isTakenBack ? await rowsOf(table) : undefined;
  try {
    await sql.unsafe(change, change.includes("$1") ? [text] : []);
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error;
    return undefined;
  }
  if (before) await restore([[table, before]]);
  return change;
}

type TableRows = [table: string, rows: unknown[]];

async function rowsOf(table: string): Promise<unknown[]> {
  const [found] =
    await sql`select coalesce(jsonb_agg(to_jsonb(one)), '[]') as rows from ${sql(table)} as one`;
  return (found?.["rows"] ?? []) as unknown[];
}

/** @returns a function that restores everything that pages show */
export async function keepEverything(): Promise<() => Promise<void>> {
  const before: TableRows[] = [];
  for (const table of TABLES) before.push([table, await rowsOf(table)]);
  return () => restore(before);
}

/** Past all triggers, like restoring a backup. */
async function restore(tables: readonly TableRows[]): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    for (const [table, rows] of tables) {
      const columns = await transaction<{ name: string }[]>`
        select quote_ident(attname) as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
      const names = columns.map(({ name }) => name).join(", ");
      await transaction.unsafe(`delete from ${table}`);
      await transaction.unsafe(
        `insert into ${table} (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [transaction.json(rows as Parameters<typeof transaction.json>[0])],
      );
    }
  });
}
