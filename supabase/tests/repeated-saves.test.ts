import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { authorNamed, saveAuthor, saveLocation, uniqueEmail } from "./support/records";
import { anonymous, callerWith, type Caller } from "./support/callers";
import { addSaved, draftOf, english, everything, save } from "./support/drafts";
import { createPerson } from "./support/people";
import { call, stored, upsert, type Row } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

/* A save whose answer was lost can be repeated: it is stored once, and the second answer is like the first. */
const sandbox = newSandbox();
let owner: Caller;
let editor: Caller;
let member: Caller;

beforeAll(async () => {
  owner = callerWith("owner", await createPerson("owner"));
  editor = callerWith("editor", await createPerson("editor"));
  member = callerWith("member", await createPerson());
});

describe("a save of a post", () => {
  test.each(["draft", "published"])("of status %s is stored once", async (status) => {
    const draft = draftOf({ status });
    const { id } = await addSaved(sandbox, editor, draft);
    const changed = { ...draft, translations: [english({ title: "Changed" })], tags: ["a"] };
    const saveId = randomUUID();
    const first = await save(editor, changed, id, 1, saveId);
    const before = await everything(id);
    expect(await save(editor, changed, id, 1, saveId)).toEqual(first);
    expect(first).toMatchObject({ status: 200, value: { version: 2 } });
    expect(await everything(id)).toEqual(before);
  });

  test("that adds the post is stored once", async () => {
    const [id, saveId, draft] = [randomUUID(), randomUUID(), draftOf()];
    sandbox.expect("blog_posts", `id=eq.${id}`);
    const first = await save(editor, draft, id, null, saveId);
    expect(await save(editor, draft, id, null, saveId)).toEqual(first);
    expect(first).toMatchObject({ status: 200, value: { version: 1 } });
  });

  test("is refused when somebody has saved or trashed the post since", async () => {
    const draft = draftOf();
    const { id } = await addSaved(sandbox, editor, draft);
    const saveId = randomUUID();
    await save(editor, draft, id, 1, saveId);
    await save(owner, draft, id, 2, randomUUID());
    expect(await save(editor, draft, id, 1, saveId)).toMatchObject({ status: 409 });
    await save(editor, draft, id, 3, saveId);
    await call(owner, "trash_posts", { p_ids: [id] });
    expect(await save(editor, draft, id, 3, saveId)).toMatchObject({ status: 409 });
  });

  test("is not recognized under somebody else's save id", async () => {
    const draft = draftOf();
    const { id } = await addSaved(sandbox, editor, draft);
    const saveId = randomUUID();
    await save(editor, draft, id, 1, saveId);
    expect(await save(owner, draft, id, 1, saveId)).toMatchObject({ status: 409 });
  });
});

describe("a change", () => {
  const versionOf = async (table: string, id: unknown) =>
    (await stored(`${table}?id=eq.${String(id)}&select=updated_at`))[0]?.["updated_at"];

  test("of an author is stored once, and not over what somebody saved since", async () => {
    const { name: p_name, value: p_id } = await saveAuthor(sandbox, owner);
    const change = { p_id, p_name, p_bio: "Changed", p_version: await versionOf("authors", p_id) };
    expect(await saveAuthor(sandbox, owner, change)).toMatchObject({ status: 200 });
    const version = await versionOf("authors", p_id);
    expect(await saveAuthor(sandbox, owner, change)).toMatchObject({ status: 200, value: p_id });
    expect(await versionOf("authors", p_id)).toBe(version);
    await saveAuthor(sandbox, owner, { p_id, p_name, p_bio: "By somebody else" });
    expect(await saveAuthor(sandbox, owner, change)).toMatchObject({ status: 412 });
  });

  test("of a location is stored once, and not over what somebody saved since", async () => {
    const { slug: p_slug, value: p_id } = await saveLocation(sandbox, owner);
    const p_version = await versionOf("locations", p_id);
    const change = { p_id, p_slug, p_version, p_areas_covered: ["Marina Walk"] };
    expect(await saveLocation(sandbox, owner, change)).toMatchObject({ status: 200 });
    const version = await versionOf("locations", p_id);
    expect(await saveLocation(sandbox, owner, change)).toMatchObject({ status: 200, value: p_id });
    expect(await versionOf("locations", p_id)).toBe(version);
    await saveLocation(sandbox, owner, { p_id, p_slug, p_areas_covered: ["Marina Walk", "Marsa"] });
    expect(await saveLocation(sandbox, owner, change)).toMatchObject({ status: 412 });
  });
});

describe("a location", () => {
  test("is added once, with what was corrected between the calls", async () => {
    const p_new_id = randomUUID();
    const { slug: p_slug, value } = await saveLocation(sandbox, owner, { p_new_id });
    expect(value).toBe(p_new_id);
    const [first] = await stored(`locations?id=eq.${p_new_id}&select=display_order`);
    const corrected = { p_new_id, p_slug, p_name_en: "Corrected" };
    expect(await saveLocation(sandbox, owner, corrected)).toMatchObject({ status: 200, value });
    expect(await stored(`locations?id=eq.${p_new_id}&select=name_en,display_order`)).toEqual([
      { name_en: "Corrected", ...first },
    ]);
  });

  test("is not overwritten under the id of a new one by an editor", async () => {
    const { value: p_new_id, slug: p_slug } = await saveLocation(sandbox, owner);
    const stolen = { p_new_id, p_slug, p_name_en: "Stolen" };
    expect((await saveLocation(sandbox, editor, stolen)).status).toBe(403);
    expect(await stored(`locations?id=eq.${String(p_new_id)}&select=name_en`)).toEqual([{ name_en: "" }]);
  });
});

describe.each<[table: string, row: Row, change: Row]>([
  ["services", { slug: `test-${randomUUID()}` }, { name_en: "Corrected" }],
  ["url_redirects", { from_path: `/test-${randomUUID()}`, to_path: "/contact" }, { to_path: "/about" }],
  [
    "content_templates",
    {
      name: `Test ${randomUUID()}`,
      type: "how-to",
      template_data: { structure: { en: { sections: [] }, ar: { sections: [] } } },
    },
    { type: "faq" },
  ],
])("a new row of %s", (table, row, change) => {
  test("is added once by its id, at its place, with what was corrected between the calls", async () => {
    const id = randomUUID();
    sandbox.expect(table, `id=eq.${id}`);
    expect(await upsert(owner, table, { id, ...row })).toMatchObject({ status: 201 });
    const [first] = await stored(`${table}?id=eq.${id}`);
    expect(await upsert(owner, table, { id, ...row, ...change })).toMatchObject({ status: 200 });
    const { updated_at: _, ...kept } = first ?? {};
    expect(await stored(`${table}?id=eq.${id}`)).toMatchObject([{ ...kept, ...change }]);
  });
});

test.each(["services", "locations"])("a new row of %s goes to the end of the list", async (table) => {
  const id = randomUUID();
  const [last] = await stored(`${table}?select=display_order&order=display_order.desc&limit=1`);
  await sandbox.add(table, { id, slug: `test-${id}` }, `id=eq.${id}`);
  const [added] = await stored(`${table}?id=eq.${id}&select=display_order`);
  expect(added?.["display_order"]).toBeGreaterThan(Number(last?.["display_order"]));
});

describe("an author", () => {
  test.each(["owner", "editor"] as const)(
    "is added once when an %s repeats the save, with what was corrected between the calls",
    async (role) => {
      const caller = { owner, editor }[role];
      const [id, email] = [randomUUID(), uniqueEmail()];
      const said = { p_new_id: id, p_email: email };
      const { name, status, value } = await saveAuthor(sandbox, caller, said);
      expect({ status, value }).toEqual({ status: 200, value: id });
      const [before] = await stored(`authors?id=eq.${id}&select=updated_at`);
      expect(await saveAuthor(sandbox, caller, { ...said, p_name: name })).toMatchObject({
        status: 200,
        value: id,
      });
      expect(await stored(`authors?id=eq.${id}&select=updated_at`)).toEqual([before]);
      const corrected = { ...said, p_name: name, p_avatar_url: "/a.jpg" };
      expect(await saveAuthor(sandbox, caller, corrected)).toMatchObject({ status: 200, value: id });
      expect(await authorNamed(name)).toEqual([
        { id, name, avatar_url: "/a.jpg", author_contacts: { email } },
      ]);
    },
  );

  test("is added once by ten calls at the same time", async () => {
    const [p_new_id, p_name] = [randomUUID(), `Test ${randomUUID()}`];
    sandbox.expect("authors", `name=eq.${p_name}`);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => saveAuthor(sandbox, owner, { p_new_id, p_name })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(await authorNamed(p_name)).toHaveLength(1);
  });

  test("is not overwritten under the id of a new one by anyone else", async () => {
    const { name, value } = await saveAuthor(sandbox, owner);
    for (const [caller, status] of [
      [anonymous, 401],
      [member, 403],
    ] as const) {
      expect((await saveAuthor(sandbox, caller, { p_new_id: value, p_name: "Test stolen" })).status).toBe(
        status,
      );
    }
    expect(await authorNamed(name)).toHaveLength(1);
  });
});

describe("a block of structured data", () => {
  const page_id = `test-${randomUUID()}`;
  const blocks = () => stored(`page_schemas?page_id=eq.${page_id}&select=id,schema_data`);

  const say = (caller: Caller, id: string, name: string) => {
    sandbox.expect("page_schemas", `page_id=eq.${page_id}`);
    const block = { id, page_type: "blog", page_id, schema_type: "Article", schema_data: { name } };
    return upsert(caller, "page_schemas", block);
  };

  test("is added once when the save is repeated, with what was corrected between the calls", async () => {
    const id = randomUUID();
    expect(await say(owner, id, "First")).toMatchObject({ status: 201 });
    expect(await say(owner, id, "First")).toMatchObject({ status: 200 });
    expect(await blocks()).toEqual([{ id, schema_data: { name: "First" } }]);
    expect(await say(owner, id, "Second")).toMatchObject({ status: 200 });
    expect(await blocks()).toEqual([{ id, schema_data: { name: "Second" } }]);
  });

  test("is neither added nor overwritten by anyone but an owner", async () => {
    const id = randomUUID();
    await say(owner, id, "Hers");
    for (const [caller, status] of [
      [anonymous, 401],
      [member, 403],
      [editor, 403],
    ] as const) {
      expect(await say(caller, id, "Stolen")).toMatchObject({ status });
      expect(await say(caller, randomUUID(), "Added")).toMatchObject({ status });
    }
    expect(await blocks()).toEqual([{ id, schema_data: { name: "Hers" } }]);
  });
});
