import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addAuthor, author, changeAuthor, lastEntry, ONE_BACK, takeBack } from "../support/changes";
import { permitRow } from "../support/permit";
import { call, insert, remove, store, stored, update } from "../support/rest";
import { newStaff } from "../support/new-staff";

const { sandbox, sql, staff } = newStaff();

test("a change, a deletion and an addition are taken back, and taking back is taken back as well", async () => {
  const id = await addAuthor(sandbox);
  await store("author_contacts", { author_id: id, email: `${id}@example.com` });
  await changeAuthor(staff.editor, id, { name: "x" });
  expect(await takeBack(staff.owner, id)).toEqual(ONE_BACK);
  expect(await author(id)).toEqual([{ name: "Dr Test", bio: "Twenty years." }]);
  expect(await takeBack(staff.owner, id)).toEqual(ONE_BACK);
  expect(await author(id)).toEqual([{ name: "x", bio: "Twenty years." }]);

  const everything = () => stored(`authors?id=eq.${id}&select=*,author_contacts(*)`);
  const before = await everything();
  expect((await remove(staff.owner, `authors?id=eq.${id}`)).status).toBe(204);
  expect((await takeBack(staff.owner, id)).value).toEqual({ back: 2, failed: [] });
  expect(await everything()).toEqual(before);
  expect(await lastEntry(staff.owner, id)).toMatchObject({ action: "restored", label: "x" });

  const added = sandbox.newId("authors");
  await insert(staff.owner, "authors", { id: added, name: "New" });
  expect(await takeBack(staff.owner, added)).toEqual(ONE_BACK);
  expect(await author(added)).toEqual([]);
});

test("newer changes of other columns stay; those of the same columns are overwritten only on request", async () => {
  const id = await addAuthor(sandbox);
  await changeAuthor(staff.editor, id, { name: "Editor's", bio: "Editor's" });
  const entry = await lastEntry(staff.owner, id);
  await changeAuthor(staff.owner, id, { role: "Owner's" });
  const { value } = await call(staff.owner, "read_activity", { p_id: entry.id });
  expect(value).toMatchObject({
    state: "open",
    rows: [
      {
        table: "authors",
        before: { name: "Dr Test" },
        after: { name: "Editor's", role: "" },
        current: { name: "Editor's", role: "Owner's" },
        isChangedSince: false,
      },
    ],
  });
  await changeAuthor(staff.owner, id, { name: "Owner's" });
  const ask = { p_id: entry.id };
  expect((await call(staff.owner, "read_activity", ask)).value).toMatchObject({ state: "changed_since" });
  expect((await call(staff.owner, "take_back", ask)).value).toMatchObject({
    code: "PT409",
    details: "changed_since",
  });
  expect(await author(id)).toEqual([{ name: "Owner's", bio: "Editor's" }]);
  expect(await call(staff.owner, "take_back", { ...ask, p_overwrite: true })).toEqual(ONE_BACK);
  expect(await stored(`authors?id=eq.${id}&select=name,bio,role`)).toEqual([
    { name: "Dr Test", bio: "Twenty years.", role: "Owner's" },
  ]);
});

test("two people who take back the same entry take it back once", async () => {
  const id = await addAuthor(sandbox);
  await changeAuthor(staff.editor, id, { name: "x" });
  const { id: p_id } = await lastEntry(staff.owner, id);
  const both = await Promise.all(
    [staff.owner, staff.editor].map((caller) => call(caller, "take_back", { p_id })),
  );
  const rows = both.map(({ value }) => Number(Reflect.get(Object(value), "back")));
  expect(Math.min(...rows) + Math.max(...rows) * 10).toBe(10);
  expect(await author(id)).toMatchObject([{ name: "Dr Test" }]);
});

test("a person may not take back what they may not change by hand", async () => {
  const refused = { status: 403, value: { details: "owner_only" } };
  const added = sandbox.newId("authors");
  await insert(staff.editor, "authors", { id: added, name: "New" });
  expect(await takeBack(staff.editor, added)).toMatchObject(refused);

  const service = await sandbox.addRow("services");
  await update(staff.owner, `services?id=eq.${service}`, { name_en: "x" });
  expect(await lastEntry(staff.editor, service)).toMatchObject({ canTakeBack: false });
  expect(await takeBack(staff.editor, service)).toMatchObject(refused);

  const review = await sandbox.addRow("reviews", { source_platform: "test", author: "A" });
  await call(staff.owner, "hide_review", { p_id: review, p_reason: "private" });
  expect(await takeBack(staff.editor, review)).toMatchObject(refused);
  expect(await takeBack(staff.owner, review)).toEqual(ONE_BACK);
  expect(await stored(`reviews?id=eq.${review}&select=hidden_at,hidden_reason`)).toEqual([
    { hidden_at: null, hidden_reason: null },
  ]);
});

test("no words of a review are kept, and staff's notes on an erased one are deleted", async () => {
  const row = {
    source_platform: "test",
    author: "A tester",
    content: "Good",
    service_slug: "lab-test-at-home",
  };
  const id = await sandbox.addRow("reviews", row);
  await call(staff.editor, "assign_review", { p_id: id, p_service_slug: "elderly-care" });
  const kept = () => sql`select before from private.changes where subject = ${id} and operation = 'update'`;
  expect(await kept()).toEqual([
    {
      before: {
        service_slug: "lab-test-at-home",
        is_sample: false,
        hidden_at: null,
        hidden_by: null,
        hidden_by_email: null,
        hidden_reason: null,
        hidden_note: null,
      },
    },
  ]);
  await sql`update public.reviews set hidden_at = now() - interval '31 days', hidden_reason = 'request' where id = ${id}`;
  await sql`select public.daily_upkeep()`;
  expect((await kept()).every(({ before }) => before === null)).toBe(true);
});

test("a taken address, a deleted parent and a deleted file are distinguished", async () => {
  const [from, to] = [`/old-${randomUUID()}`, "/contact"];
  const first = await sandbox.addRow("url_redirects", { from_path: from, to_path: to });
  sandbox.expect("url_redirects", `from_path=eq.${from}`);
  await remove(staff.owner, `url_redirects?id=eq.${first}`);
  await store("url_redirects", { from_path: from, to_path: to });
  expect((await takeBack(staff.owner, first)).value).toMatchObject({
    code: "PT409",
    details: "address_taken",
  });

  const [location, service] = [await sandbox.addRow("locations"), await sandbox.addRow("services")];
  await store("location_services", { location_id: location, service_id: service });
  await remove(staff.owner, `location_services?location_id=eq.${location}`);
  await sql`delete from public.services where id = ${service}`;
  expect((await takeBack(staff.owner, location)).value).toMatchObject({
    code: "PT409",
    details: "parent_gone",
  });

  const [permit, file_path] = [randomUUID(), `${randomUUID()}.pdf`];
  await sandbox.add("permits", permitRow({ id: permit, file_path }), `id=eq.${permit}`);
  await remove(staff.owner, `permits?id=eq.${permit}`);
  expect((await takeBack(staff.owner, permit)).value).toMatchObject({
    back: 1,
    failed: [{ table: "permits", reason: "file_gone" }],
  });
  expect(await stored(`permits?id=eq.${permit}&select=file_path`)).toEqual([{ file_path: null }]);
});

test("a version from before a new column, one with broken content and one that is too old are distinguished", async () => {
  const [older, broken, old] = [await addAuthor(sandbox), await addAuthor(sandbox), await addAuthor(sandbox)];
  for (const id of [older, broken, old]) await changeAuthor(staff.editor, id, { name: "x" });
  // The ledger does not contain columns that were added later: they keep their values.
  await sql`update private.changes set before = before - 'bio' where subject = ${older}`;
  await sql`update private.changes set before = before || '{"is_active": "sometimes"}' where subject = ${broken}`;
  await sql`update private.changes set before = null where subject = ${old}`;
  expect(await takeBack(staff.owner, older)).toEqual(ONE_BACK);
  expect(await author(older)).toEqual([{ name: "Dr Test", bio: "Twenty years." }]);
  for (const id of [broken, old])
    expect((await takeBack(staff.owner, id)).value).toMatchObject({ code: "PT409", details: "no_content" });

  // In a deleted row such a column gets its default.
  await remove(staff.owner, `authors?id=eq.${older}`);
  await sql`update private.changes set before = before - 'bio' where subject = ${older} and operation = 'delete'`;
  expect((await takeBack(staff.owner, older)).status).toBe(200);
  expect(await author(older)).toEqual([{ name: "Dr Test", bio: "" }]);
});

test("a row keeps its key", async () => {
  const id = await addAuthor(sandbox);
  expect((await changeAuthor(staff.editor, id, { id: randomUUID() })).value).toMatchObject({
    code: "42501",
    details: "row_keeps_key",
  });
});
