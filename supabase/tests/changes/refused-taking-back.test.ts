import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callerWith, type Caller } from "../support/callers";
import { addAuthor, author, changeAuthor, lastEntry, ONE_BACK, takeBack } from "../support/changes";
import { addSaved, draftOf, english, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { createPerson } from "../support/people";
import { call, insert, remove, stored, update } from "../support/rest";

/* A change that cannot be taken back changes nothing, and has a reason. */
const { sandbox, sql, staff } = newStaff();

const refused = (status: number, details: string) => ({ status, value: { details } });
const VERSION_GONE = refused(404, "version_gone");

const restore = (caller: Caller, p_subject: string, p_id: number | null, p_entity = "author") =>
  call(caller, "restore_version", { p_entity, p_subject, p_id });

/** The ledger's rows about a subject, the oldest first. */
const recorded = async (subject: string): Promise<number[]> =>
  (await sql<{ id: string }[]>`select id from private.changes where subject = ${subject} order by id`).map(
    ({ id }) => Number(id),
  );

test("a version is restored only where the history offers it", async () => {
  const [id, other] = [await addAuthor(sandbox), await addAuthor(sandbox)];
  for (const one of [id, other]) await changeAuthor(staff.editor, one, { name: "Changed" });
  const [created = 0, changed = 0] = await recorded(id);
  const [ofOther = 0] = await recorded(other);
  for (const caller of [staff.owner, staff.editor]) {
    // The state before the row existed is not a version: restoring it would be a deletion.
    for (const p_id of [0, -1, created - 1, changed + 1, ofOther, 2 ** 53 - 1, null])
      expect(await restore(caller, id, p_id)).toMatchObject(VERSION_GONE);
    expect(await restore(caller, id, created, "service")).toMatchObject(VERSION_GONE);
    expect(await restore(caller, randomUUID(), created)).toMatchObject(VERSION_GONE);
  }
  await sql`update private.changes set happened_at = now() - interval '31 days' where id = ${created}`;
  expect(await restore(staff.owner, id, created)).toMatchObject(VERSION_GONE);
  expect(await author(id)).toMatchObject([{ name: "Changed" }]);
  // The state before the oldest stored change.
  expect(await restore(staff.editor, id, changed - 1)).toEqual(ONE_BACK);
  expect(await author(id)).toMatchObject([{ name: "Dr Test" }]);
});

test("an entry is taken back if there is one, it is kept, and it has changed a row", async () => {
  for (const p_id of [0, -1, 2 ** 53 - 1, null])
    expect(await call(staff.owner, "take_back", { p_id })).toMatchObject(refused(404, "row_gone"));
  const person = await createPerson("editor");
  await call(staff.owner, "switch_staff", { p_id: person.id, p_off: true });
  const [switched = 0] = await recorded(person.id);
  expect(await call(staff.owner, "take_back", { p_id: switched })).toMatchObject(refused(403, "not_by_hand"));
  const id = sandbox.newId("authors");
  await insert(staff.owner, "authors", { id, name: "New" });
  await sql`update private.changes set happened_at = now() - interval '31 days' where subject = ${id}`;
  expect(await takeBack(staff.owner, id)).toMatchObject(refused(409, "no_content"));
  expect(await author(id)).toHaveLength(1);
});

test("somebody who was removed from the staff takes nothing back", async () => {
  const person = await createPerson("editor");
  const former = callerWith("editor", person);
  const id = await addAuthor(sandbox);
  await changeAuthor(former, id, { name: "Changed" });
  const [created = 0] = await recorded(id);
  const { id: p_id } = await lastEntry(staff.owner, id);
  await call(staff.owner, "remove_staff", { p_id: person.id });
  const answers = [
    await call(former, "take_back", { p_id }),
    await restore(former, id, created),
    await call(former, "undo_change", { p_entity: "author", p_subject: id }),
  ];
  for (const answer of answers) expect(answer).toMatchObject(refused(403, "staff_only"));
  expect(await author(id)).toMatchObject([{ name: "Changed" }]);
});

test("two people who restore the same version at once both find it restored", async () => {
  const id = await addAuthor(sandbox);
  await changeAuthor(staff.editor, id, { name: "Changed" });
  const [created = 0] = await recorded(id);
  const both = await Promise.all([staff.owner, staff.editor].map((caller) => restore(caller, id, created)));
  expect(both).toEqual([ONE_BACK, ONE_BACK]);
  expect(await author(id)).toMatchObject([{ name: "Dr Test" }]);
  const restored = await sql`select from private.changes where subject = ${id} and takes_back is not null`;
  expect(restored).toHaveLength(1);
});

test("two people who take back the same addition together delete it once", async () => {
  const id = sandbox.newId("authors");
  await insert(staff.owner, "authors", { id, name: "New" });
  const { id: p_id } = await lastEntry(staff.owner, id);
  const colleague = callerWith("owner", await createPerson("owner"));
  const both = await Promise.all(
    [staff.owner, colleague].map((caller) => call(caller, "take_back", { p_id })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await author(id)).toEqual([]);
  expect(await sql`select from private.changes where subject = ${id} and operation = 'delete'`).toHaveLength(
    1,
  );
});

test("a row without a field that is now required is not taken back, and its entry stays", async () => {
  const id = await addAuthor(sandbox);
  await remove(staff.owner, `authors?id=eq.${id}`);
  await sql`update private.changes set before = before - 'name' where subject = ${id} and operation = 'delete'`;
  expect(await takeBack(staff.owner, id)).toMatchObject(refused(409, "misses_field"));
  expect(await lastEntry(staff.owner, id)).toMatchObject({ action: "deleted", canTakeBack: true });
});

test("values that a migration or an import wrote into read-only columns stay when an older version is restored", async () => {
  const [id] = (await stored("business_facts?key=eq.years&select=id")).map((row) => String(row["id"]));
  await sandbox.borrow("business_facts", "key=eq.years");
  await update(staff.owner, "business_facts?key=eq.years", { value: 26 });
  const version = (await recorded(String(id))).at(-1) ?? 0;
  await sql`update public.business_facts set rule = '{"least": 2, "most": 99}', value = '27' where key = 'years'`;
  expect(await restore(staff.owner, String(id), version, "business_fact")).toEqual(ONE_BACK);
  expect(await stored("business_facts?key=eq.years&select=value,rule")).toEqual([
    { value: 26, rule: { least: 2, most: 99 } },
  ]);
});

test("a review hidden at its author's request stays hidden after every taking back, and after the next sync", async () => {
  const [hidden, shown] = [randomUUID(), randomUUID()];
  const words = { author: "A person", rating: 5, content: "Words.", lang: "en" };
  const sync = () =>
    sql`select public.store_reviews('test', ${sql.json(
      [hidden, shown].map((source_id) => ({ source_id, ...words, published_at: new Date().toISOString() })),
    )}, true)`;
  await sync();
  sandbox.expect("reviews", `source_id=in.(${hidden},${shown})`);
  const [review] = await stored(`reviews?source_id=eq.${hidden}&select=id`);
  const id = String(review?.["id"]);
  const since = new Date(Date.now() - 60_000).toISOString();
  await call(staff.owner, "hide_review", { p_id: id, p_reason: "request" });
  const rows = await recorded(id);
  expect(await call(staff.owner, "undo_change", { p_entity: "review", p_subject: id })).toMatchObject(
    refused(409, "review_requested"),
  );
  expect(await takeBack(staff.owner, id)).toMatchObject(refused(409, "review_requested"));
  for (const p_id of rows.map((row) => row - 1))
    expect((await restore(staff.owner, id, p_id, "review")).status).toBeGreaterThan(400);
  // The sync has added it, and no person.
  expect(await call(staff.owner, "take_back", { p_id: rows[0], p_overwrite: true })).toMatchObject(
    refused(403, "not_by_hand"),
  );
  const everything = { p_person: staff.owner.userId, p_since: since, p_dry_run: false };
  expect((await call(staff.owner, "take_back_everything", everything)).value).toMatchObject({
    report: { failed: [{ entity: "review", reason: "review_requested" }] },
  });
  await sync();
  expect(
    await stored(`reviews?source_id=in.(${hidden},${shown})&hidden_at=is.null&select=source_id`),
  ).toEqual([{ source_id: shown }]);
});

test("an article's text is taken back under the rules of every save", async () => {
  const elsewhere = [english({ canonical_url: "https://example.com/a" })];
  const { id } = await addSaved(sandbox, staff.owner, draftOf({ status: "published" }, elsewhere));
  const edited = draftOf({ status: "published" }, [english({ canonical_url: "" })]);
  expect((await save(staff.owner, edited, id, 1)).status).toBe(200);
  const p_id = (await recorded(id)).at(-1);
  expect(await call(staff.editor, "take_back", { p_id })).toMatchObject(refused(403, "canonical_elsewhere"));
  await call(staff.owner, "trash_posts", { p_ids: [id] });
  expect(await call(staff.owner, "take_back", { p_id })).toMatchObject(refused(409, "post_trashed"));
  await call(staff.owner, "restore_posts", { p_ids: [id] });
  expect((await call(staff.owner, "take_back", { p_id })).status).toBe(200);
  expect(await stored(`blog_post_translations?post_id=eq.${id}&select=canonical_url`)).toEqual([
    { canonical_url: "https://example.com/a" },
  ]);

  const slug = `test-${randomUUID()}`;
  const service = await sandbox.addRow("services", { slug });
  const naming = [english({ content_markdown: `{{response:${slug}}}` })];
  const post = await addSaved(sandbox, staff.owner, draftOf({ status: "published" }, naming));
  expect((await save(staff.owner, draftOf({ status: "published" }), post.id, 1)).status).toBe(200);
  await sql`delete from public.services where id = ${service}`;
  expect(await takeBack(staff.owner, post.id)).toMatchObject(refused(409, "refused"));
});

test("a scheduled article whose time passed in the trash comes back as a draft, as from the trash itself", async () => {
  const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await addSaved(sandbox, staff.editor, draftOf({ status: "scheduled", scheduled_at }));
  await sql`update public.blog_posts set scheduled_at = now() - interval '1 minute' where id = ${id}`;
  await call(staff.editor, "trash_posts", { p_ids: [id] });
  expect(await takeBack(staff.editor, id)).toEqual(ONE_BACK);
  expect(await stored(`blog_posts?id=eq.${id}&select=status,deleted_at`)).toEqual([
    { status: "draft", deleted_at: null },
  ]);
});

test("Activity offers an editor to take back only what an editor may change", async () => {
  const [added, changed] = [sandbox.newId("authors"), await addAuthor(sandbox)];
  await insert(staff.editor, "authors", { id: added, name: "New" });
  await changeAuthor(staff.editor, changed, { name: "Changed" });
  const offers = async (caller: Caller) =>
    Promise.all([added, changed].map(async (id) => (await lastEntry(caller, id)).canTakeBack));
  expect(await offers(staff.editor)).toEqual([false, true]);
  expect(await offers(staff.owner)).toEqual([true, true]);
  expect(await takeBack(staff.editor, added)).toMatchObject(refused(403, "owner_only"));
});
