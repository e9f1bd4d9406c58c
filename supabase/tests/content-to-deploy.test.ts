import { createHash, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { service } from "./support/callers";
import { addPost, published } from "./support/fixtures/blog";
import { call, update, type Row } from "./support/rest";
import { Sandbox } from "./support/sandbox";
import { connectAsOwner } from "./support/stack";

const JOB = `test-${randomUUID()}`;
const sandbox = new Sandbox();
const sql = connectAsOwner();

afterEach(async () => {
  await sandbox.clear();
  await sql`delete from private.sync_state where name = ${JOB}`;
});
afterAll(() => sql.end());

const waiting = async (): Promise<unknown> =>
  (await call(service, "content_to_deploy", { p_job: JOB })).value;

/** What the function does after the host has accepted. */
async function deployed(fingerprint: unknown): Promise<void> {
  await call(service, "sync_begin", { p_name: JOB, p_min_interval_seconds: 0 });
  await call(service, "sync_finish", { p_name: JOB, p_result: fingerprint });
}

/** Whether the host has to build; from then on it has. */
async function hasToBuild(): Promise<boolean> {
  const fingerprint = await waiting();
  if (fingerprint !== null) await deployed(fingerprint);
  return fingerprint !== null;
}

beforeEach(hasToBuild);

test("asks for one build when content has changed, with a fingerprint", async () => {
  await addPost(sandbox, published);
  const fingerprint = await waiting();
  expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
  await deployed(fingerprint);
  expect(await waiting()).toBeNull();
});

test("asks for a build after each edit, removal and return of a post that readers see", async () => {
  const id = await addPost(sandbox, published);
  await hasToBuild();
  const steps = [
    { primary_service: "elderly-care" },
    { deleted_at: new Date().toISOString() },
    { deleted_at: null },
  ];
  for (const change of steps) {
    await update(service, `blog_posts?id=eq.${id}`, change);
    expect(await hasToBuild()).toBe(true);
  }
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
  ["reviews", () => ({ source_platform: "test", author: "Test" }), { rating: 3 }],
  ["services", () => ({ slug: slug() }), { starting_price: 100 }, { is_active: false }],
  ["locations", () => ({ slug: slug() }), { areas_covered: ["Marina Walk"] }, { is_active: false }],
  [
    "url_redirects",
    () => ({ from_path: `/${slug()}`, to_path: "/about" }),
    { to_path: "/contact" },
    { is_active: false },
  ],
  [
    "page_schemas",
    () => ({ page_type: "about", schema_type: "Organization", schema_data: {} }),
    { schema_data: { name: "Changed" } },
    { is_active: false },
  ],
];

test.each(SHOWN_TABLES)(
  "asks for a build when %s change, and only for what is shown",
  async (table, row, change, hidden) => {
    const columns = await row();
    const [key, value] = table === "blog_post_tags" ? ["post_id", columns["post_id"]] : ["id", randomUUID()];
    const filter = `${key}=eq.${String(value)}`;
    await hasToBuild();
    await sandbox.add(table, { ...columns, [key]: value }, filter);
    expect(await hasToBuild()).toBe(true);
    await update(service, `${table}?${filter}`, change);
    expect(await hasToBuild()).toBe(true);
    if (hidden === undefined) return;
    await update(service, `${table}?${filter}`, hidden);
    expect(await hasToBuild()).toBe(true);
    await update(service, `${table}?${filter}`, columns);
    expect(await hasToBuild()).toBe(false);
  },
);

test("asks for a build when a service is switched on or off in a location", async () => {
  const [service_id, location_id] = [randomUUID(), randomUUID()];
  await sandbox.add("services", { id: service_id, slug: slug() }, `id=eq.${service_id}`);
  await sandbox.add("locations", { id: location_id, slug: slug() }, `id=eq.${location_id}`);
  await hasToBuild();
  await sandbox.add("location_services", { location_id, service_id }, `service_id=eq.${service_id}`);
  expect(await hasToBuild()).toBe(true);
  await update(service, `location_services?service_id=eq.${service_id}`, { is_active: false });
  expect(await hasToBuild()).toBe(true);
});

test("leaves the host alone when what readers cannot see changes, or nothing does", async () => {
  const draft = await addPost(sandbox, { status: "draft" });
  await sandbox.add(
    "blog_post_translations",
    { post_id: draft, lang: "en", title: "Test" },
    `post_id=eq.${draft}`,
  );
  await update(service, `blog_posts?id=eq.${draft}`, { primary_service: "elderly-care" });
  await update(service, "services?is_active=is.true", { is_active: true });
  await update(service, "site_settings?id=eq.1", { id: 1 });
  expect(await waiting()).toBeNull();
});

test("asks again after a build that failed", async () => {
  await addPost(sandbox, published);
  const fingerprint = await waiting();
  await call(service, "sync_begin", { p_name: JOB, p_min_interval_seconds: 0 });
  expect(await waiting()).toBe(fingerprint);
});

test("does nothing in a database without the hosted project's vault", async () => {
  expect(await sql`select private.announce_published() is null as is_quiet`).toHaveLength(1);
});
