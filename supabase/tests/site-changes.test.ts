import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anonymous, service } from "./support/callers";
import { addPost, published } from "./support/fixtures/blog";
import { newSandbox } from "./support/new-sandbox";
import { permitRow } from "./support/permit";
import { call, discard, update, type Row } from "./support/rest";
import { sql } from "./support/stack";

const sandbox = newSandbox();

const fingerprint = async () => (await call(anonymous, "site_fingerprint")).value;

let known: unknown;
/** Whether the fingerprint is another one than at the last question. */
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

const slug = () => `test-${randomUUID()}`;
const SHOWN_TABLES: [table: string, row: () => Row | Promise<Row>, change: Row, hidden?: Row][] = [
  [
    "blog_post_translations",
    async () => ({ post_id: await addPost(sandbox, published), lang: "en", title: "Test" }),
    { meta_description: "Changed" },
  ],
  [
    "blog_post_tags",
    async () => ({ post_id: await addPost(sandbox, published), tag_slug: "a" }),
    { tag_slug: "b" },
  ],
  ["authors", () => ({ name: "Test" }), { bio_ar: "نص" }],
  [
    "generated_images",
    () => ({
      description_hash: createHash("sha256").update(slug()).digest("hex"),
      description: "Test",
      object_name: "a.png",
    }),
    { object_name: "b.png" },
    { status: "pending" },
  ],
  [
    "reviews",
    () => ({ source_platform: "test", author: "Test" }),
    { rating: 3 },
    { hidden_at: "2026-11-01T00:00:00Z", hidden_reason: "request" },
  ],
  ["permits", () => permitRow(), { scope_en: "Changed" }],
  ["services", () => ({ slug: slug() }), { starting_price: 100 }, { is_active: false }],
  ["locations", () => ({ slug: slug() }), { areas_covered: ["Marina Walk"] }],
  ["url_redirects", () => ({ from_path: `/${slug()}`, to_path: "/about" }), { to_path: "/contact" }],
  [
    "page_schemas",
    () => ({ page_type: "about", schema_type: "Organization", schema_data: {} }),
    { schema_data: { name: "Changed" } },
  ],
];

/** A row that is not stored yet, and how it is found afterwards. */
async function rowOf(table: string, make: () => Row | Promise<Row>): Promise<[columns: Row, filter: string]> {
  const columns = await make();
  // Tags have no id of their own.
  const [key, value] = table === "blog_post_tags" ? ["post_id", columns["post_id"]] : ["id", randomUUID()];
  return [{ ...columns, [key]: value }, `${key}=eq.${String(value)}`];
}

test.each(SHOWN_TABLES)(
  "the fingerprint changes when a row of %s is added, changed and removed",
  async (table, make, change) => {
    const [columns, filter] = await rowOf(table, make);
    await hasChanged();
    await sandbox.add(table, columns, filter);
    expect(await hasChanged(), "added").toBe(true);
    await update(service, `${table}?${filter}`, change);
    expect(await hasChanged(), "changed").toBe(true);
    await update(service, `${table}?${filter}`, change);
    expect(await hasChanged(), "changed to what it was").toBe(false);
    await discard(`${table}?${filter}`);
    expect(await hasChanged(), "removed").toBe(true);
  },
);

const HIDING_TABLES = SHOWN_TABLES.flatMap(([table, make, change, hidden]) =>
  hidden ? [[table, make, change, hidden] as const] : [],
);

test.each(HIDING_TABLES)(
  "the fingerprint changes when a row of %s is hidden, and not with changes of the hidden row",
  async (table, make, change, hidden) => {
    const [columns, filter] = await rowOf(table, make);
    await sandbox.add(table, columns, filter);
    await hasChanged();
    await update(service, `${table}?${filter}`, hidden);
    expect(await hasChanged(), "hidden").toBe(true);
    await update(service, `${table}?${filter}`, change);
    expect(await hasChanged(), "changed").toBe(false);
    await discard(`${table}?${filter}`);
    expect(await hasChanged(), "removed").toBe(false);
  },
);

test("the fingerprint changes when a service is switched on or off in a location", async () => {
  const [service_id, location_id] = [await sandbox.addRow("services"), await sandbox.addRow("locations")];
  await hasChanged();
  await sandbox.add("location_services", { location_id, service_id }, `service_id=eq.${service_id}`);
  expect(await hasChanged()).toBe(true);
  await update(service, `location_services?service_id=eq.${service_id}`, { is_active: false });
  expect(await hasChanged()).toBe(true);
});

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

test("who writes neither keeps others waiting nor shows its fingerprint before its content", async () => {
  const id = randomUUID();
  sandbox.expect("authors", `id=eq.${id}`);
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
