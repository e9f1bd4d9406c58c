import { afterAll, beforeAll, expect, test } from "vitest";
import { callerWith, type Caller } from "./support/callers";
import { addSaved, draftOf, english, save } from "./support/drafts";
import { createPerson } from "./support/people";
import { connectAsOwner } from "./support/stack";
import { newSandbox } from "./support/new-sandbox";

/* An invalid address stopped every build of the site, and with it every removal. */
const sandbox = newSandbox();
const sql = connectAsOwner();
let editor: Caller;
let owner: Caller;
beforeAll(async () => {
  editor = callerWith("editor", await createPerson("editor"));
  owner = callerWith("owner", await createPerson("owner"));
});
afterAll(() => sql.end());

test.each([
  "https://",
  "https:///x",
  "http://?",
  "https://a b/",
  "//other.example/x",
  "/\\other.example/x",
  "/\t/other.example/x",
])("the canonical address %s is refused", async (canonical_url) => {
  const { id } = await addSaved(sandbox, editor);
  const draft = draftOf({}, [english({ canonical_url })]);
  expect(await save(owner, draft, id, 1)).toMatchObject({ status: 400, value: { code: "23514" } });
});

test.each(["https://example.com", "https://example.com:8080/x?y#z", "/blog/other"])(
  "the canonical address %s is accepted",
  async (canonical_url) => {
    const { id } = await addSaved(sandbox, editor);
    expect((await save(owner, draftOf({}, [english({ canonical_url })]), id, 1)).status).toBe(200);
  },
);

/* With words unchanged, an editor's session gave the rank of every article to another site, and no reader saw it. */
test("only an owner enters an address of another site; an editor's save keeps it", async () => {
  const canonical_url = "https://example.com/first";
  const { id } = await addSaved(sandbox, editor);
  const draft = draftOf({}, [english({ canonical_url })]);
  const refused = { status: 403, value: { code: "42501", details: "canonical_elsewhere" } };
  expect(await save(editor, draft, id, 1)).toMatchObject(refused);
  for (const other of ["/\\evil.example/x", "/\t/evil.example/x", "//evil.example/x"])
    expect(await save(editor, draftOf({}, [english({ canonical_url: other })]), id, 1)).toMatchObject(
      refused,
    );
  expect((await save(owner, draft, id, 1)).status).toBe(200);
  const again = draftOf({}, [english({ canonical_url, title: "Another title" })]);
  expect((await save(editor, again, id, 2)).status).toBe(200);
  const other = draftOf({}, [english({ canonical_url: "https://example.com/second" })]);
  expect(await save(editor, other, id, 3)).toMatchObject(refused);
});
