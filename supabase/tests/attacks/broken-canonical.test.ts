import { beforeAll, expect, test } from "vitest";
import { callerWith, type Caller } from "../support/callers";
import { addSaved, draftOf, english, save } from "../support/drafts";
import { createPerson } from "../support/people";
import { newSandbox } from "../support/new-sandbox";

/* An invalid address stopped every build of the site, and with it every removal. */
const sandbox = newSandbox();
let editor: Caller;
beforeAll(async () => {
  editor = callerWith("editor", await createPerson("editor"));
});

test.each(["https://", "https:///x", "http://?", "https://a b/"])(
  "the canonical address %s is refused",
  async (canonical_url) => {
    const { id } = await addSaved(sandbox, editor);
    const draft = draftOf({}, [english({ canonical_url })]);
    expect(await save(editor, draft, id, 1)).toMatchObject({ status: 400, value: { code: "23514" } });
  },
);

test.each(["https://example.com", "https://example.com:8080/x?y#z", "/blog/other"])(
  "the canonical address %s is accepted",
  async (canonical_url) => {
    const { id } = await addSaved(sandbox, editor);
    expect((await save(editor, draftOf({}, [english({ canonical_url })]), id, 1)).status).toBe(200);
  },
);
