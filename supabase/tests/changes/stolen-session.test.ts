import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callerWith } from "../support/callers";
import { draftOf, english, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { createPerson } from "../support/people";
import { permitRow } from "../support/permit";
import { call, insert, remove, select, store, update, type Row } from "../support/rest";

/*
 * P7: a thief with a session can destroy nothing. A script changes, adds and deletes rows in all tables with the session of an owner; the
 * owner takes everything back at once, and the database is what it was, but for the ledger and the times of the last change.
 */
const { sandbox, sql, staff } = newStaff();

const TABLES = [
  "authors",
  "author_contacts",
  "blog_posts",
  "blog_post_translations",
  "blog_post_tags",
  "reviews",
  "business_facts",
  "permits",
  "services",
  "locations",
  "location_services",
  "page_schemas",
  "editorial_calendar",
  "content_templates",
  "site_settings",
  "staff_settings",
  "url_redirects",
];

/** Every row of the tables that staff edit, without the times of changes and the count of saves. */
async function dump(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of TABLES) {
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
  TABLES.flatMap((table) => {
    const [rows = [], others = []] = [one[table], other[table]];
    const lost = rows.filter((row) => !others.includes(row)).map((row) => `${table}, only before: ${row}`);
    const left = others.filter((row) => !rows.includes(row)).map((row) => `${table}, only after: ${row}`);
    return [...lost, ...left];
  });

const added = (count: number, row: (index: number, id: string) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const id = randomUUID();
    return { id, ...row(index, id) };
  });

async function addRows(table: string, rows: Row[]): Promise<Row[]> {
  await store(table, rows);
  for (const { id } of rows) sandbox.expect(table, `id=eq.${String(id)}`);
  return rows;
}

const expectDone = async (answer: Promise<{ status: number; message?: string; value?: unknown }>) => {
  const { status, value } = await answer;
  if (status >= 300) throw new Error(JSON.stringify(value));
};

test("what a stolen session did to 500 rows of all tables is taken back in one go", async () => {
  const { owner } = staff;
  const thief = callerWith("owner", await createPerson("owner"));
  const authors = await addRows(
    "authors",
    added(200, (index) => ({ name: `Author ${index}`, bio: "Twenty years." })),
  );
  await store(
    "author_contacts",
    authors.map(({ id }) => ({ author_id: id, email: `${String(id)}@example.com` })),
  );
  const services = await addRows(
    "services",
    added(20, (index, id) => ({ slug: `test-${id}`, name_en: `Service ${index}`, content_data: { a: [1] } })),
  );
  const places = await addRows(
    "locations",
    added(20, (index, id) => ({ slug: `test-${id}`, name_en: `Place ${index}`, areas_covered: ["Here"] })),
  );
  await store(
    "location_services",
    places.map(({ id }, index) => ({
      location_id: id,
      service_id: services[index]?.["id"],
      requests_en: "Words.",
    })),
  );
  const plans = await addRows(
    "editorial_calendar",
    added(100, (index) => ({ topic_en: `Plan ${index}`, scheduled_date: "2027-01-01" })),
  );
  const redirects = await addRows(
    "url_redirects",
    added(40, (index, id) => ({ from_path: `/old-${id}`, to_path: `/new-${index}` })),
  );
  await addRows(
    "page_schemas",
    added(10, () => ({
      page_type: "home",
      schema_type: "Organization",
      schema_data: { "@type": "Organization" },
    })),
  );
  const templates = await addRows(
    "content_templates",
    added(10, (_, id) => ({
      name: `Template ${id}`,
      type: "how-to",
      template_data: { structure: { en: { sections: [] }, ar: { sections: [] } } },
    })),
  );
  const reviews = await addRows(
    "reviews",
    added(20, (_, id) => ({
      source_platform: "google",
      source_id: id,
      author: "A person",
      content: "Words.",
      service_slug: null,
    })),
  );
  const permits = await addRows(
    "permits",
    added(5, () => permitRow()),
  );
  const posts: { id: string; slug: string }[] = [];
  for (let index = 0; index < 30; index += 1) {
    const id = randomUUID();
    sandbox.expect("blog_posts", `id=eq.${id}`);
    const draft = draftOf(
      { status: index % 2 === 0 ? "published" : "draft", author_id: authors[index]?.["id"] },
      [english({ title: `Article ${index}` })],
      ["tag"],
    );
    const answer = await save(owner, draft, id, null);
    expect(answer).toMatchObject({ status: 200 });
    posts.push({ id, slug: String(draft.post["slug"]) });
  }

  const before = await dump();
  const [{ at } = { at: "" }] = await sql<{ at: string }[]>`select clock_timestamp()::text as at`;
  const ids = (rows: Row[], from: number, until: number) =>
    `id=in.(${rows
      .slice(from, until)
      .map(({ id }) => String(id))
      .join(",")})`;

  // 1,000 points in an hour: 1 for a change, 10 for taking away.
  await expectDone(update(thief, `authors?${ids(authors, 0, 190)}`, { name: "x", bio: "" }));
  await expectDone(remove(thief, `authors?${ids(authors, 0, 5)}`));
  await expectDone(
    update(thief, `author_contacts?author_id=eq.${String(authors[50]?.["id"])}`, { email: "x@example.com" }),
  );
  await expectDone(update(thief, `services?${ids(services, 0, 18)}`, { name_en: "x", content_data: {} }));
  await expectDone(remove(thief, `services?${ids(services, 0, 3)}`));
  await expectDone(call(thief, "order_rows", { p_table: "services", p_ids: services.map(({ id }) => id) }));
  await expectDone(update(thief, `locations?${ids(places, 0, 20)}`, { areas_covered: [], name_ar: "x" }));
  await expectDone(remove(thief, `locations?${ids(places, 0, 4)}`));
  await expectDone(
    update(thief, `location_services?location_id=eq.${String(places[10]?.["id"])}`, { requests_en: "" }),
  );
  await expectDone(update(thief, `editorial_calendar?${ids(plans, 0, 100)}`, { topic_en: "x" }));
  await expectDone(remove(thief, `editorial_calendar?${ids(plans, 0, 5)}`));
  await expectDone(remove(thief, `url_redirects?${ids(redirects, 0, 5)}`));
  // Takes the address of one that it has just deleted.
  await expectDone(
    insert(thief, "url_redirects", { from_path: redirects[0]?.["from_path"], to_path: "/elsewhere" }),
  );
  await expectDone(update(thief, `url_redirects?${ids(redirects, 5, 40)}`, { to_path: "/elsewhere" }));
  await expectDone(
    update(thief, "page_schemas?schema_type=eq.Organization", { schema_data: { "@type": "x" } }),
  );
  await expectDone(update(thief, `content_templates?${ids(templates, 0, 10)}`, { type: "x" }));
  for (const { id } of reviews.slice(0, 10))
    await expectDone(call(thief, "assign_review", { p_id: id, p_service_slug: "elderly-care" }));
  for (const { id } of reviews.slice(5, 12))
    await expectDone(call(thief, "hide_review", { p_id: id, p_reason: "claim" }));
  await expectDone(update(thief, `permits?${ids(permits, 0, 5)}`, { scope_en: "x" }));
  await expectDone(remove(thief, `permits?${ids(permits, 0, 1)}`));
  await expectDone(update(thief, "business_facts?key=eq.years", { value: 3 }));
  await expectDone(call(thief, "save_settings", { p_changes: { site_title: "x", auto_publish: true } }));
  await expectDone(insert(thief, "authors", { name: "Invented" }));
  for (const { id, slug } of posts.slice(0, 12)) {
    const draft = draftOf({ slug, status: "published" }, [english({ title: "x", content_markdown: "" })], []);
    // Deleting an author has changed the articles of theirs.
    const [{ version } = { version: 0 }] = await sql<{ version: number }[]>`
      select version::int from blog_posts where id = ${id}`;
    const answer = await save(thief, draft, id, version);
    expect(answer).toMatchObject({ status: 200 });
  }
  await expectDone(call(thief, "trash_posts", { p_ids: posts.slice(8, 16).map(({ id }) => id) }));
  await expectDone(call(thief, "delete_all_posts"));

  const [{ rows } = { rows: 0 }] = await sql<{ rows: number }[]>`
    select count(*)::int as rows from private.changes where actor_id = ${thief.userId}`;
  expect(rows).toBeGreaterThan(500);
  expect(await dump()).not.toEqual(before);

  const person = { p_person: thief.userId, p_since: at };
  const done = await call(owner, "take_back_everything", { ...person, p_dry_run: false });
  expect(done.value).toMatchObject({ report: { failed: [] } });
  const after = await dump();
  expect(differences(before, after)).toEqual([]);

  // It may be repeated.
  const again = await call(owner, "take_back_everything", { ...person, p_dry_run: false });
  expect(again.value).toMatchObject({ report: { failed: [] } });
  expect(await dump()).toEqual(after);
  expect((await select(owner, "authors?name=eq.x&select=id")).rows).toEqual([]);
}, 60_000);
