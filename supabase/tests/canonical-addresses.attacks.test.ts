import { beforeAll, expect, test } from "vitest";
import { addSaved, draftOf, english, save } from "./support/drafts";
import { newStaff } from "./support/new-staff";

/* An invalid address stopped every build of the site, and with it every removal. */
const { sandbox, staff } = newStaff(beforeAll);

test("an address that is none is refused", async () => {
  const { id } = await addSaved(sandbox, staff.editor);
  const at = (canonical_url: string, version = 1) =>
    save(staff.owner, draftOf({}, [english({ canonical_url })]), id, version);
  const bad = ["https://", "https:///x", "http://?", "https://a b/"];
  for (const address of [...bad, "//other.example/x", "/\\other.example/x", "/\t/other.example/x"])
    expect([address, await at(address)]).toMatchObject([address, { status: 400, value: { code: "23514" } }]);
  expect((await at("https://example.com:8080/x?y#z")).status).toBe(200);
  expect((await at("/blog/other", 2)).status).toBe(200);
});

/* With words unchanged, an editor's session gave the rank of every article to another site, and no reader saw it. */
test("only an owner enters an address of another site; an editor's save keeps it", async () => {
  const canonical_url = "https://example.com/first";
  const { id } = await addSaved(sandbox, staff.editor);
  const draft = draftOf({}, [english({ canonical_url })]);
  const refused = { status: 403, value: { code: "42501", details: "canonical_elsewhere" } };
  expect(await save(staff.editor, draft, id, 1)).toMatchObject(refused);
  expect((await save(staff.owner, draft, id, 1)).status).toBe(200);
  const again = draftOf({}, [english({ canonical_url, title: "Another title" })]);
  expect((await save(staff.editor, again, id, 2)).status).toBe(200);
  const other = draftOf({}, [english({ canonical_url: "https://example.com/second" })]);
  expect(await save(staff.editor, other, id, 3)).toMatchObject(refused);
});
