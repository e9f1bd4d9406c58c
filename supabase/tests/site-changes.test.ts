import { expect, test } from "vitest";
import { anonymous, service } from "./support/callers";
import { addPost, published } from "./support/fixtures/blog";
import { fixtureOf } from "./support/fixtures/of-table";
import { newSandbox } from "./support/new-sandbox";
import { call, discard, update, type Row } from "./support/rest";
import { sql } from "./support/stack";

const sandbox = newSandbox();

const fingerprint = async () => (await call(anonymous, "site_fingerprint")).value;

let known: unknown;
/** Whether the fingerprint has changed since the last call. */
async function hasChanged(): Promise<boolean> {
  const last = known;
  known = await fingerprint();
  return known !== last;
}

test("the fingerprint is a hash and stays the same while nothing changes", async () => {
  expect(await fingerprint()).toMatch(/^[0-9a-f]{32}$/);
  await hasChanged();
  expect(await hasChanged()).toBe(false);
});

test("the fingerprint changes when a post is published, edited, removed or restored", async () => {
  await hasChanged();
  const id = await addPost(sandbox, published);
  expect(await hasChanged()).toBe(true);
  const steps = [
    { primary_service: "elderly-care" },
    { status: "draft" },
    { status: "published" },
    { deleted_at: new Date().toISOString() },
    { deleted_at: null },
  ];
  for (const change of steps) {
    await update(service, `blog_posts?id=eq.${id}`, change);
    expect([change, await hasChanged()]).toEqual([change, true]);
  }
  await discard(`blog_posts?id=eq.${id}`);
  expect(await hasChanged()).toBe(true);
});

test("the fingerprint changes when a trashed article with a gone address is deleted for good", async () => {
  const id = await addPost(sandbox, { ...published, deleted_at: new Date().toISOString() });
  const draft = await addPost(sandbox, { deleted_at: new Date().toISOString() });
  await hasChanged();
  await discard(`blog_posts?id=eq.${id}`);
  expect(await hasChanged()).toBe(true);
  await discard(`blog_posts?id=eq.${draft}`);
  expect(await hasChanged(), "nobody knew it").toBe(false);
});

test("the fingerprint changes when a post's time comes", async () => {
  await addPost(sandbox, { status: "published", published_at: new Date(Date.now() + 1_500).toISOString() });
  await hasChanged();
  expect(await hasChanged()).toBe(false);
  await expect.poll(hasChanged).toBe(true);
});

/** Adds a row that readers see, with the rows that it refers to. */
async function shownRow(table: string) {
  const { visible, change = {}, keys } = fixtureOf(table);
  const [[...before] = []] = Object.values(visible);
  const row = before.pop();
  if (!row) throw new Error(`Nothing of ${table} is visible.`);
  for (const entry of before) await sandbox.place(entry);
  return { add: () => sandbox.place(row, keys), change };
}

const SHOWN_TABLES = await sql<{ name: string }[]>`
  select name from private.staff_tables where site_part is not null and name not in ('blog_posts', 'site_settings')`;

test.each(SHOWN_TABLES)(
  "the fingerprint changes when a row of $name is added, changed and removed",
  async ({ name }) => {
    const { add, change } = await shownRow(name);
    await hasChanged();
    const path = await add();
    expect(await hasChanged(), "added").toBe(true);
    await update(service, path, change);
    expect(await hasChanged(), "changed").toBe(true);
    await update(service, path, change);
    expect(await hasChanged(), "changed to what it was").toBe(false);
    await discard(path);
    expect(await hasChanged(), "removed").toBe(true);
  },
);

test.each<[table: string, hidden: Row]>([
  ["generated_images", { status: "pending" }],
  ["reviews", { hidden_at: "2026-11-01T00:00:00Z", hidden_reason: "request" }],
  ["services", { is_active: false }],
  ["location_services", { is_active: false }],
])(
  "the fingerprint changes when a row of %s is hidden, and not with changes of the hidden row",
  async (table, hidden) => {
    const { add, change } = await shownRow(table);
    const path = await add();
    await hasChanged();
    await update(service, path, hidden);
    expect(await hasChanged(), "hidden").toBe(true);
    await update(service, path, change);
    expect(await hasChanged(), "changed").toBe(false);
    await discard(path);
    expect(await hasChanged(), "removed").toBe(false);
  },
);

test("the fingerprint stays the same when only non-public data changes", async () => {
  await hasChanged();
  const draft = await addPost(sandbox, { status: "draft" });
  await sandbox.add(
    "blog_post_translations",
    { post_id: draft, lang: "en", title: "Test" },
    `post_id=eq.${draft}`,
  );
  await update(service, `blog_posts?id=eq.${draft}`, { primary_service: "elderly-care" });
  await update(service, `blog_post_translations?post_id=eq.${draft}`, { title: "Changed" });
  await update(service, "services?is_active=is.true", { is_active: true });
  await update(service, "site_settings?id=eq.1", { id: 1 });
  expect(await hasChanged()).toBe(false);
});

test("a writing transaction neither blocks others nor shows its fingerprint before its content", async () => {
  const id = sandbox.newId("authors");
  await hasChanged();
  await sql.begin(async (transaction) => {
    await transaction`insert into public.authors (id, name) values (${id}, 'Test')`;
    expect(await hasChanged(), "not committed").toBe(false);
    await addPost(sandbox, published);
    expect(await hasChanged(), "another writer").toBe(true);
  });
  expect(await hasChanged(), "committed").toBe(true);
});

test("everyone may read how current the site is, in two hashes and an age", async () => {
  const { value } = await call(anonymous, "site_status");
  expect(Object.keys(value as Row).sort()).toEqual(["age", "current", "live"]);
  expect((value as Row)["current"]).toBe(await fingerprint());
});

test("a removal from the pages requests a build at once, and an addition waits for more", async () => {
  const id = await sandbox.addRow("locations", { is_active: true, name_en: "Testville" });
  const isUrgent = async () => {
    const [last] = await sql<{ is_urgent: boolean }[]>`
      select is_urgent from private.changes where subject = ${id} order by id desc limit 1`;
    return last?.is_urgent;
  };
  await update(service, `locations?id=eq.${id}`, { name_en: "Test Town" });
  expect(await isUrgent()).toBe(false);
  await update(service, `locations?id=eq.${id}`, { is_active: false });
  expect(await isUrgent()).toBe(true);
  await update(service, `locations?id=eq.${id}`, { is_active: true });
  expect(await isUrgent()).toBe(false);
});
