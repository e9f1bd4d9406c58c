import { expect, test } from "vitest";
import { type Caller } from "../support/callers";
import { addAuthor, author, changeAuthor, ONE_BACK } from "../support/changes";

import { call, stored, type Row } from "../support/rest";
import { newStaff } from "../support/new-staff";

const { sandbox, staff } = newStaff();

test("a form's history has every version, and one of them is restored whole", async () => {
  const id = await addAuthor(sandbox);
  await changeAuthor(staff.editor, id, { name: "Second" });
  await changeAuthor(staff.owner, id, { bio: "Third" });
  await changeAuthor(staff.editor, id, { name: "Fourth" });
  const versions = async () =>
    (await call(staff.editor, "list_versions", { p_entity: "author", p_subject: id })).value as {
      id: number;
      action: string;
      rows: { content: Row }[];
    }[];
  expect(
    (await versions()).map(({ action, rows }) => [action, rows[0]?.content["name"], rows[0]?.content["bio"]]),
  ).toEqual([
    ["updated", "Fourth", "Third"],
    ["updated", "Second", "Third"],
    ["updated", "Second", "Twenty years."],
    ["created", "Dr Test", "Twenty years."],
  ]);
  const restore = async (index: number) =>
    call(staff.editor, "restore_version", {
      p_entity: "author",
      p_subject: id,
      p_id: (await versions())[index]?.id,
    });
  expect(await restore(3)).toEqual(ONE_BACK);
  expect(await author(id)).toEqual([{ name: "Dr Test", bio: "Twenty years." }]);
  expect(await call(staff.editor, "undo_change", { p_entity: "author", p_subject: id })).toEqual(ONE_BACK);
  expect(await author(id)).toEqual([{ name: "Fourth", bio: "Third" }]);
});

test("Undo takes back the last save alone, and nobody else's", async () => {
  const id = await addAuthor(sandbox);
  const undo = (caller: Caller) => call(caller, "undo_change", { p_entity: "author", p_subject: id });
  await changeAuthor(staff.editor, id, { name: "First" });
  await changeAuthor(staff.editor, id, { bio: "Second" });
  expect(await undo(staff.owner)).toMatchObject({ status: 409, value: { details: "changed_since" } });
  expect(await undo(staff.editor)).toEqual(ONE_BACK);
  expect(await author(id)).toEqual([{ name: "First", bio: "Twenty years." }]);
});

test("Undo twice, at once or one after the other, undoes once", async () => {
  const id = await addAuthor(sandbox);
  const undo = () => call(staff.editor, "undo_change", { p_entity: "author", p_subject: id });
  for (let times = 0; times < 5; times += 1) {
    await changeAuthor(staff.editor, id, { name: "First" });
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await undo()).toMatchObject({ status: 409, value: { details: "changed_since" } });
    expect(await author(id)).toEqual([{ name: "Dr Test", bio: "Twenty years." }]);
  }
});

test("Undo puts the rows of a list back in their former order, with one press", async () => {
  const order = async () => stored("services?select=id,display_order&order=display_order");
  const before = await order();
  const p_ids = before.map(({ id }) => id).toReversed();
  expect((await call(staff.owner, "order_rows", { p_table: "services", p_ids })).status).toBe(204);
  expect((await order()).map(({ id }) => id)).toEqual(p_ids);
  const undone = await call(staff.owner, "undo_change", { p_entity: "service", p_subject: "order" });
  expect(undone).toMatchObject({ status: 200, value: { failed: [] } });
  expect(await order()).toEqual(before);
});
