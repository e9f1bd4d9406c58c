import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { authorNamed, saveAuthor, uniqueEmail } from "./support/authors";
import { anonymous, callerWith, type Caller } from "./support/callers";
import { createPerson, removePeople } from "./support/people";
import { stored, upsert } from "./support/rest";
import { Sandbox } from "./support/sandbox";

/* A form names its new row itself, so that a save whose answer was lost can be said again. */
const sandbox = new Sandbox();
let owner: Caller;
let editor: Caller;
let member: Caller;

beforeAll(async () => {
  owner = callerWith("owner", await createPerson("owner"));
  editor = callerWith("editor", await createPerson("editor"));
  member = callerWith("member", await createPerson());
});
afterEach(() => sandbox.clear());
afterAll(removePeople);

describe("an author", () => {
  test.each(["owner", "editor"] as const)(
    "whose answer was lost is added once when an %s says it again, with what was corrected meanwhile",
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

  test("is added once when it is said ten times at once", async () => {
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

  test("whose answer was lost is added once when it is said again, with what was corrected meanwhile", async () => {
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
