import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { addSaved, draftOf, english, everything, save } from "./support/drafts";
import { newStaff } from "./support/new-staff";
import { authorNamed, saveAuthor, saveLocation, uniqueEmail } from "./support/records";
import { call, stored, update, upsert, type Row } from "./support/rest";

/*
 * A save whose answer was lost can be repeated: it is stored once, and the second answer equals the first. A save that is based
 * on an older version is refused.
 */
const { sandbox, staff } = newStaff(beforeAll);

describe("a save of a post", () => {
  test("is stored once", async () => {
    const draft = draftOf({ status: "published" });
    const { id } = await addSaved(sandbox, staff.editor, draft);
    const changed = { ...draft, translations: [english({ title: "Changed" })], tags: ["a"] };
    const saveId = randomUUID();
    const first = await save(staff.editor, changed, id, 1, saveId);
    const before = await everything(id);
    expect(await save(staff.editor, changed, id, 1, saveId)).toEqual(first);
    expect(first).toMatchObject({ status: 200, value: { version: 2 } });
    expect(await everything(id)).toEqual(before);
  });

  test("that adds the post is stored once", async () => {
    const [id, saveId, draft] = [sandbox.newId("blog_posts"), randomUUID(), draftOf()];
    const first = await save(staff.editor, draft, id, null, saveId);
    expect(await save(staff.editor, draft, id, null, saveId)).toEqual(first);
    expect(first).toMatchObject({ status: 200, value: { version: 1 } });
  });

  test("is refused under somebody else's save id, and when somebody has saved or trashed the post since", async () => {
    const draft = draftOf();
    const { id } = await addSaved(sandbox, staff.editor, draft);
    const saveId = randomUUID();
    await save(staff.editor, draft, id, 1, saveId);
    expect(await save(staff.owner, draft, id, 1, saveId)).toMatchObject({ status: 409 });
    await save(staff.owner, draft, id, 2, randomUUID());
    expect(await save(staff.editor, draft, id, 1, saveId)).toMatchObject({ status: 409 });
    await save(staff.editor, draft, id, 3, saveId);
    await call(staff.owner, "trash_posts", { p_ids: [id] });
    expect(await save(staff.editor, draft, id, 3, saveId)).toMatchObject({ status: 409 });
  });
});
const versionOf = async (table: string, id: unknown) =>
  (await stored(`${table}?id=eq.${String(id)}&select=updated_at`))[0]?.["updated_at"];

describe.each([
  [
    "authors",
    async (changes: Row) => {
      const { name, ...answer } = await saveAuthor(sandbox, staff.owner, changes);
      return { p_name: name, ...answer };
    },
    "p_bio",
  ],
  [
    "locations",
    async (changes: Row) => {
      const { slug, ...answer } = await saveLocation(sandbox, staff.owner, changes);
      return { p_slug: slug, ...answer };
    },
    "p_description_en",
  ],
] as const)("a change of one of the %s", (table, saveRow, text) => {
  /** A new row, and a change based on it. */
  async function start() {
    const { status: _, value: p_id, ...named } = await saveRow({});
    return { ...named, p_id, p_version: await versionOf(table, p_id) };
  }

  test("is stored once, and does not overwrite a later save", async () => {
    const started = await start();
    const change = { ...started, [text]: "Changed" };
    expect(await saveRow(change)).toMatchObject({ status: 200 });
    const version = await versionOf(table, started.p_id);
    expect(await saveRow(change)).toMatchObject({ status: 200, value: started.p_id });
    expect(await versionOf(table, started.p_id)).toBe(version);
    // Without a version it is always stored.
    expect(await saveRow({ ...change, [text]: "Else", p_version: null })).toMatchObject({ status: 200 });
    expect(await saveRow(change)).toMatchObject({
      status: 412,
      value: { code: "PT412", details: "row_changed" },
    });
  });

  test("is accepted for one of ten that started from the same version", async () => {
    const started = await start();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => saveRow({ ...started, [text]: `Text ${index}` })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(412),
    ]);
  });
});

test("a location is added once, with what was corrected between the calls", async () => {
  const p_new_id = randomUUID();
  const { slug: p_slug, value } = await saveLocation(sandbox, staff.owner, { p_new_id });
  expect(value).toBe(p_new_id);
  const [first] = await stored(`locations?id=eq.${p_new_id}&select=display_order`);
  const corrected = { p_new_id, p_slug, p_name_en: "Corrected" };
  expect(await saveLocation(sandbox, staff.owner, corrected)).toMatchObject({ status: 200, value });
  expect(await stored(`locations?id=eq.${p_new_id}&select=name_en,display_order`)).toEqual([
    { name_en: "Corrected", ...first },
  ]);
});

test.each<[table: string, row: Row, change: Row]>([
  ["services", { slug: `test-${randomUUID()}` }, { name_en: "Corrected" }],
  ["url_redirects", { from_path: `/test-${randomUUID()}`, to_path: "/contact" }, { to_path: "/about" }],
])(
  "a new row of %s is added once by its id, at its place, with what was corrected between the calls",
  async (table, row, change) => {
    const id = randomUUID();
    sandbox.expect(table, `id=eq.${id}`);
    expect(await upsert(staff.owner, table, { id, ...row })).toMatchObject({ status: 201 });
    const [first] = await stored(`${table}?id=eq.${id}`);
    expect(await upsert(staff.owner, table, { id, ...row, ...change })).toMatchObject({ status: 200 });
    const { updated_at: _, ...kept } = first ?? {};
    expect(await stored(`${table}?id=eq.${id}`)).toMatchObject([{ ...kept, ...change }]);
  },
);

test("a new service goes to the end of the list, and a new order does not change its version", async () => {
  const id = randomUUID();
  const [last] = await stored("services?select=display_order&order=display_order.desc&limit=1");
  await sandbox.add("services", { id, slug: `test-${id}` }, `id=eq.${id}`);
  const [added] = await stored(`services?id=eq.${id}&select=display_order,updated_at`);
  expect(added?.["display_order"]).toBeGreaterThan(Number(last?.["display_order"]));
  await update(staff.owner, `services?id=eq.${id}`, { display_order: 7_000 });
  expect(await versionOf("services", id)).toBe(added?.["updated_at"]);
  await update(staff.owner, `services?id=eq.${id}`, { name_en: "Changed" });
  expect(await versionOf("services", id)).not.toBe(added?.["updated_at"]);
});

describe("an author", () => {
  test("is added once when an editor repeats the save, with what was corrected between the calls", async () => {
    const [id, email] = [randomUUID(), uniqueEmail()];
    const said = { p_new_id: id, p_email: email };
    const { name, status, value } = await saveAuthor(sandbox, staff.editor, said);
    expect({ status, value }).toEqual({ status: 200, value: id });
    const before = await versionOf("authors", id);
    const again = { ...said, p_name: name };
    expect(await saveAuthor(sandbox, staff.editor, again)).toMatchObject({ status: 200, value: id });
    expect(await versionOf("authors", id)).toBe(before);
    const corrected = { ...again, p_avatar_url: "/a.jpg" };
    expect(await saveAuthor(sandbox, staff.editor, corrected)).toMatchObject({ status: 200, value: id });
    expect(await authorNamed(name)).toEqual([{ id, name, avatar_url: "/a.jpg", author_contacts: { email } }]);
  });

  test("is added once by ten calls at the same time", async () => {
    const [p_new_id, p_name] = [randomUUID(), `Test ${randomUUID()}`];
    sandbox.expect("authors", `name=eq.${p_name}`);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => saveAuthor(sandbox, staff.owner, { p_new_id, p_name })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(await authorNamed(p_name)).toHaveLength(1);
  });
});
