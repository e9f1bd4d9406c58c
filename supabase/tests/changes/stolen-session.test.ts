import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callerWith } from "../support/callers";
import { addSaved, draftOf, english, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { createPerson } from "../support/people";
import { permitRow } from "../support/permit";
import { call, insert, remove, select, store, update, type Row } from "../support/rest";

/*
 * P7: a thief with a session can destroy nothing. A script changes, adds and deletes rows in all tables with the session of an owner; the
 * owner takes everything back at once, and the database is what it was, but for the ledger and the times of the last change.
 */
const { sandbox, sql, staff } = newStaff();

/** Every row of the tables that staff edit, without the times of changes and the count of saves. */
async function dump(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { table } of await sql<{ table: string }[]>`select name as table from private.staff_tables`) {
    const rows = await sql.unsafe<{ row: string }[]>(
      `select (to_jsonb(t) - array['updated_at', 'version'])::text as row from public.${table} t order by 1`,
    );
    // A text that is written again is a new row with the same words.
    all[table] = rows.map(({ row }) =>
      table === "blog_post_translations" ? row.replace(/"id": "[^"]+", /, "") : row,
    );
  }
  return all;
}

/** The rows that only one of two states has, with their table. */
const differences = (one: Record<string, string[]>, other: Record<string, string[]>): string[] =>
  Object.entries(one).flatMap(([table, rows]) => {
    const { [table]: others = [] } = other;
    const lost = rows.filter((row) => !others.includes(row)).map((row) => `${table}, only before: ${row}`);
    const left = others.filter((row) => !rows.includes(row)).map((row) => `${table}, only after: ${row}`);
    return [...lost, ...left];
  });

/** Adds so many rows, which go after the test. */
async function addRows(
  table: string,
  count: number,
  row: (index: number, id: string) => Row,
): Promise<Row[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = randomUUID();
    sandbox.expect(table, `id=eq.${id}`);
    return { id, ...row(index, id) };
  });
  await store(table, rows);
  return rows;
}

const idsOf = (rows: Row[], from = 0, until = rows.length) =>
  `id=in.(${rows
    .slice(from, until)
    .map(({ id }) => String(id))
    .join(",")})`;

test("what a stolen session did to 500 rows of all tables is taken back in one go", async () => {
  const { owner } = staff;
  const thief = callerWith("owner", await createPerson("owner"));
  const authors = await addRows("authors", 200, (index) => ({ name: `Author ${index}`, bio: "Years." }));
  const contacts = authors.map(({ id }) => ({ author_id: id, email: `${String(id)}@example.com` }));
  await store("author_contacts", contacts);
  const services = await addRows("services", 20, (index, id) => ({
    slug: `test-${id}`,
    name_en: `Service ${index}`,
    content_data: { a: [1] },
  }));
  const places = await addRows("locations", 20, (index, id) => ({
    slug: `test-${id}`,
    name_en: `Place ${index}`,
    areas_covered: ["Here"],
  }));
  const pairs = places.map(({ id }, index) => ({ location_id: id, service_id: services[index]?.["id"] }));
  await store(
    "location_services",
    pairs.map((pair) => ({ ...pair, requests_en: "Words." })),
  );
  const plans = await addRows("editorial_calendar", 100, (index) => ({
    topic_en: `Plan ${index}`,
    scheduled_date: "2027-01-01",
  }));
  const redirects = await addRows("url_redirects", 40, (index, id) => ({
    from_path: `/old-${id}`,
    to_path: `/new-${index}`,
  }));
  await addRows("page_schemas", 10, () => ({
    page_type: "home",
    schema_type: "Organization",
    schema_data: { "@type": "Organization" },
  }));
  const templates = await addRows("content_templates", 10, (_, id) => ({
    name: `Template ${id}`,
    type: "how-to",
    template_data: { structure: { en: { sections: [] }, ar: { sections: [] } } },
  }));
  const reviews = await addRows("reviews", 20, (_, source_id) => ({
    source_platform: "google",
    source_id,
    author: "A person",
    content: "Words.",
  }));
  const permits = await addRows("permits", 5, (_, id) => permitRow({ id }));
  const posts: { id: string; slug: string }[] = [];
  for (let index = 0; index < 30; index += 1) {
    const fields = { status: index % 2 === 0 ? "published" : "draft", author_id: authors[index]?.["id"] };
    const draft = draftOf(fields, [english({ title: `Article ${index}` })], ["tag"]);
    const { id } = await addSaved(sandbox, owner, draft);
    posts.push({ id, slug: String(draft.post["slug"]) });
  }

  const before = await dump();
  const [{ at } = { at: "" }] = await sql<{ at: string }[]>`select clock_timestamp()::text as at`;

  // 1,000 points in an hour: 1 for a change, 10 for taking away.
  const change = (path: string, columns: Row) => () => update(thief, path, columns);
  const take = (path: string) => () => remove(thief, path);
  const ask =
    (name: string, args: Row = {}) =>
    () =>
      call(thief, name, args);
  const acts = [
    change(`authors?${idsOf(authors, 0, 190)}`, { name: "x", bio: "" }),
    take(`authors?${idsOf(authors, 0, 5)}`),
    change(`author_contacts?author_id=eq.${String(authors[50]?.["id"])}`, { email: "x@example.com" }),
    change(`services?${idsOf(services, 0, 18)}`, { name_en: "x", content_data: {} }),
    take(`services?${idsOf(services, 0, 3)}`),
    ask("order_rows", { p_table: "services", p_ids: services.map(({ id }) => id) }),
    change(`locations?${idsOf(places)}`, { areas_covered: [], name_ar: "x" }),
    take(`locations?${idsOf(places, 0, 4)}`),
    change(`location_services?location_id=eq.${String(places[10]?.["id"])}`, { requests_en: "" }),
    change(`editorial_calendar?${idsOf(plans)}`, { topic_en: "x" }),
    take(`editorial_calendar?${idsOf(plans, 0, 5)}`),
    take(`url_redirects?${idsOf(redirects, 0, 5)}`),
    // Takes the address of one that it has just deleted.
    () => insert(thief, "url_redirects", { from_path: redirects[0]?.["from_path"], to_path: "/elsewhere" }),
    change(`url_redirects?${idsOf(redirects, 5)}`, { to_path: "/elsewhere" }),
    change("page_schemas?schema_type=eq.Organization", { schema_data: { "@type": "x" } }),
    change(`content_templates?${idsOf(templates)}`, { type: "x" }),
    ...reviews
      .slice(0, 10)
      .map(({ id }) => ask("assign_review", { p_id: id, p_service_slug: "elderly-care" })),
    ...reviews.slice(5, 12).map(({ id }) => ask("hide_review", { p_id: id, p_reason: "claim" })),
    change(`permits?${idsOf(permits)}`, { scope_en: "x" }),
    take(`permits?${idsOf(permits, 0, 1)}`),
    change("business_facts?key=eq.years", { value: 3 }),
    ask("save_settings", { p_changes: { site_title: "x", auto_publish: true } }),
    () => insert(thief, "authors", { name: "Invented" }),
    ...posts.slice(0, 12).map(({ id, slug }) => async () => {
      const draft = draftOf({ slug, status: "published" }, [english({ title: "x", content_markdown: "" })]);
      // Deleting an author has changed the articles of theirs.
      const [{ version } = { version: 0 }] = await sql<{ version: number }[]>`
        select version::int from blog_posts where id = ${id}`;
      return await save(thief, draft, id, version);
    }),
    ask("trash_posts", { p_ids: posts.slice(8, 16).map(({ id }) => id) }),
    ask("delete_all_posts"),
  ];
  for (const act of acts) {
    const { status, value } = await act();
    if (status >= 300) throw new Error(JSON.stringify(value));
  }

  const [{ rows } = { rows: 0 }] = await sql<{ rows: number }[]>`
    select count(*)::int as rows from private.changes where actor_id = ${thief.userId}`;
  expect(rows).toBeGreaterThan(500);
  expect(await dump()).not.toEqual(before);

  const all = { p_person: thief.userId, p_since: at, p_dry_run: false };
  expect((await call(owner, "take_back_everything", all)).value).toMatchObject({ report: { failed: [] } });
  const after = await dump();
  expect(differences(before, after)).toEqual([]);

  // It may be repeated.
  expect((await call(owner, "take_back_everything", all)).value).toMatchObject({ report: { failed: [] } });
  expect(await dump()).toEqual(after);
  expect((await select(owner, "authors?name=eq.x&select=id")).rows).toEqual([]);
}, 60_000);
