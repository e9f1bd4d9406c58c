import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { service, type Role } from "./support/callers";
import { addPost, published } from "./support/fixtures/blog";
import { call, select, store, update } from "./support/rest";
import { newCallers } from "./support/new-staff";

/* With the public key anyone could read authors who had left, and unpublished content. permissions.test.ts tests the columns. */
const { sandbox, callers } = newCallers();

test("an export of a narrow span shows no more than the hour", async () => {
  const source = `test-${randomUUID().replaceAll(/\d/g, "x")}`;
  sandbox.expect("analytics_events", `source=eq.${source}`);
  await store("analytics_events", { event_name: "whatsapp_clicked", page_url: "/", source, lang: "en" });
  const found = async (since: number, until: number) => {
    const { value } = await call(callers.editor, "analytics_events_page", {
      p_since: new Date(since).toISOString(),
      p_until: new Date(until).toISOString(),
    });
    return (value as { source: string }[]).some((row) => row.source === source);
  };
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  for (const minute of [0, 20, 40, 59]) {
    const time = hour + minute * 60_000;
    expect(await found(time, time + 1_000)).toBe(true);
  }
  expect(await found(hour - 7_200_000, hour - 3_600_000)).toBe(false);
});

test("structured data of an inactive service or location is not readable", async () => {
  const slug = `test-${randomUUID()}`;
  for (const [page_type, table] of [
    ["service", "services"],
    ["location", "locations"],
  ] as const) {
    await sandbox.add(table, { slug, is_active: false }, `slug=eq.${slug}`);
    const schema = { page_type, page_id: slug, schema_type: "Service", schema_data: { name: "Soon" } };
    await sandbox.add("page_schemas", schema, `page_id=eq.${slug}`);
    const seen = async (role: Role) =>
      (await select(callers[role], `page_schemas?page_id=eq.${slug}`)).rows.length;
    expect([await seen("anonymous"), await seen("member"), await seen("editor")]).toEqual([0, 0, 1]);
    await update(service, `${table}?slug=eq.${slug}`, { is_active: true });
    expect(await seen("anonymous")).toBe(1);
    await sandbox.clear();
  }
});

test("the settings do not name the person who changed them", async () => {
  const { rows } = await select(callers.anonymous, "site_settings?select=*");
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0] ?? {}).filter((name) => name.endsWith("_by"))).toEqual([]);
});

test("an inactive author is readable only through their articles", async () => {
  const id = await sandbox.addRow("authors", { name: "Left", is_active: false });
  const seen = async () => (await select(callers.anonymous, `authors?id=eq.${id}`)).rows.length;
  await addPost(sandbox, { status: "draft", author_id: id });
  expect(await seen()).toBe(0);
  await addPost(sandbox, { ...published, author_id: id });
  expect(await seen()).toBe(1);
});
