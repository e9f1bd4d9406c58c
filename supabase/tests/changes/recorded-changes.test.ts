import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Caller } from "../support/callers";
import { actionsOf, entriesOf } from "../support/changes";
import { addPost } from "../support/fixtures/blog";
import { inNameOf } from "../support/in-name-of";
import { call, insert, remove, store, stored, update } from "../support/rest";
import { newStaff } from "../support/new-staff";

const { sandbox, sql, staff } = newStaff(beforeAll);

const noted = (subject: string) => entriesOf(sql, subject);
const actions = (subject: string) => actionsOf(sql, subject);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A post that the editor adds by hand, without any other record of its origin. */
async function editorsPost(columns: Record<string, string> = {}): Promise<string> {
  const id = sandbox.newId("blog_posts");
  const row = { id, slug: `test-${id}`, ...columns };
  await inNameOf(sql, staff.editor, (transaction) => transaction`insert into blog_posts ${transaction(row)}`);
  return id;
}

const changePost = (caller: Caller, id: string, change: Record<string, string | null>) =>
  inNameOf(
    sql,
    caller,
    (transaction) => transaction`update blog_posts set ${transaction(change)} where id = ${id}`,
  );

test("an added post is logged with its actor, and with the slug if it has no title", async () => {
  const id = await editorsPost();
  expect(await noted(id)).toEqual([
    { action: "created", actor_id: staff.editor.userId, entity: "blog_post", label: `test-${id}` },
  ]);
  const [row] = await sql`select actor_email from private.changes where subject = ${id}`;
  const [admin] = await stored(`admins?select=email&user_id=eq.${staff.editor.userId}`);
  expect(row?.["actor_email"]).toBe(admin?.["email"]);
});

test("each status of a post is logged as an action of its own, also that of a new post", async () => {
  const id = await editorsPost();
  await store("blog_post_translations", { post_id: id, lang: "ar", title: "عنوان" });
  await store("blog_post_translations", { post_id: id, lang: "en", title: "Title" });
  const changes: Record<string, string | null>[] = [
    { primary_service: "elderly-care" },
    { status: "scheduled", scheduled_at: inHours(1) },
    { scheduled_at: inHours(2) },
    { status: "published" },
    { status: "draft" },
    { deleted_at: inHours(0) },
    { deleted_at: null },
  ];
  for (const change of changes) await changePost(staff.editor, id, change);
  expect(await actions(id)).toEqual([
    "created",
    "updated",
    "scheduled",
    "scheduled",
    "published",
    "unpublished",
    "trashed",
    "restored",
  ]);
  for (const status of ["published", "scheduled"])
    expect(await actions(await editorsPost({ status })), "added as that").toEqual([status]);
  expect((await noted(id)).slice(1).every(({ label }) => label === "Title")).toBe(true);
});

test("repeated saves by one person are logged once, until somebody else saves or half an hour is over", async () => {
  const id = await editorsPost();
  for (const primary_service of ["elderly-care", "nurse-on-call", "doctor-on-call"])
    await changePost(staff.editor, id, { primary_service });
  await changePost(staff.owner, id, { primary_service: "elderly-care" });
  await changePost(staff.editor, id, { primary_service: "nurse-on-call" });
  await sql`update private.changes set happened_at = now() - interval '31 minutes' where subject = ${id}`;
  await changePost(staff.editor, id, { primary_service: "elderly-care" });
  expect((await noted(id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ["created", staff.editor.userId],
    ["updated", staff.editor.userId],
    ["updated", staff.owner.userId],
    ["updated", staff.editor.userId],
    ["updated", staff.editor.userId],
  ]);
});

test("a post that is published on its schedule has no actor", async () => {
  const id = await addPost(sandbox, { status: "scheduled", scheduled_at: inHours(-1) });
  await sql.begin(async (transaction) => {
    const [before] = await transaction`select auto_publish from staff_settings`;
    await transaction`update staff_settings set auto_publish = true`;
    await transaction`select publish_due()`;
    await transaction`update staff_settings set auto_publish = ${before?.["auto_publish"]}`;
  });
  expect((await noted(id)).at(-1)).toMatchObject({ action: "published", actor_id: null });
});

test("a row is logged by its label when it is added, changed and deleted, and two changes in a row once", async () => {
  const row = { id: sandbox.newId("url_redirects"), from_path: `/test-${randomUUID()}`, to_path: "/contact" };
  await insert(staff.owner, "url_redirects", row);
  for (const to_path of ["/about", "/blog"])
    await update(staff.owner, `url_redirects?id=eq.${row.id}`, { to_path });
  await remove(staff.owner, `url_redirects?id=eq.${row.id}`);
  expect(await noted(row.id)).toEqual(
    ["created", "updated", "deleted"].map((action) => ({
      action,
      actor_id: staff.owner.userId,
      entity: "url_redirect",
      label: row.from_path,
    })),
  );
});

test("a save that changes nothing is not logged, and a new order is one entry of its list", async () => {
  const row = { id: sandbox.newId("services"), slug: `test-${randomUUID()}`, name_en: "Test" };
  await insert(staff.owner, "services", row);
  await update(staff.owner, `services?id=eq.${row.id}`, { name_en: "Test" });
  expect(await actions(row.id)).toEqual(["created"]);
  const orders = (await entriesOf(sql, "order")).length;
  const ids = (await stored("services?select=id&order=display_order.desc")).map(({ id: one }) => one);
  sandbox.afterwards(() => call(staff.owner, "order_rows", { p_table: "services", p_ids: ids.toReversed() }));
  expect((await call(staff.owner, "order_rows", { p_table: "services", p_ids: ids })).status).toBe(204);
  expect((await entriesOf(sql, "order")).slice(orders)).toEqual([
    { action: "moved", actor_id: staff.owner.userId, entity: "service", label: "" },
  ]);
  expect(await actions(row.id)).toEqual(["created"]);
});

test("the row before a change is kept for 30 days", async () => {
  const ids = [randomUUID(), randomUUID()] as const;
  for (const [id, days] of [
    [ids[0], 31],
    [ids[1], 29],
  ] as const)
    await sql`
      insert into private.changes (happened_at, entry, is_shown, entity, subject, action, label, table_name, before)
      values (now() - make_interval(days => ${days}), 0, true, 'author', ${id}, 'updated', '', 'authors', '{}')`;
  await sql`select public.daily_upkeep()`;
  expect(
    await sql`select subject from private.changes where subject in ${sql(ids)} and before is not null`,
  ).toEqual([{ subject: ids[1] }]);
  await sql`delete from private.changes where subject in ${sql(ids)}`;
});

test("a service's text for a location is logged as a change of the location; whether its page is listed is not logged", async () => {
  const [location, service_id] = [await sandbox.addRow("locations"), await sandbox.addRow("services")];
  await store("location_services", { location_id: location, service_id });
  const before = await actions(location);
  const pair = `location_services?location_id=eq.${location}`;
  await update(staff.owner, pair, { is_listed: true });
  expect(await actions(location)).toEqual(before);
  await update(staff.owner, pair, { requests_en: "Fever." });
  expect((await noted(location)).at(-1)).toEqual({
    action: "updated",
    actor_id: staff.owner.userId,
    entity: "location",
    label: `test-${location}`,
  });
});
