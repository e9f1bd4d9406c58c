import { afterAll, expect, test } from "vitest";
import { callerWith, type Caller } from "../support/callers";
import { addSaved, draftOf, english, save, savedPost } from "../support/drafts";
import { createPerson } from "../support/people";
import { stored } from "../support/rest";
import { connectAsOwner } from "../support/stack";
import { newSandbox } from "../support/new-sandbox";

/* Revisions kept the last fifty saves: fifty meaningless saves erased the earlier text. */
const sandbox = newSandbox();
const sql = connectAsOwner();
afterAll(() => sql.end());

const SAVES = 55;

/** Saves other words over a post's, again and again. */
async function saveNonsense(caller: Caller, id: string, draft: ReturnType<typeof draftOf>): Promise<void> {
  let version = 1;
  for (let count = 0; count < SAVES; count += 1) {
    const nonsense = { ...draft, translations: [english({ content_markdown: `Nonsense ${count}.` })] };
    ({ version } = savedPost(await save(caller, nonsense, id, version)));
  }
}
const historyOf = (id: string) =>
  stored(`blog_post_revisions?post_id=eq.${id}&kind=eq.save&select=snapshot&order=version`);

test("repeated saves today do not displace revisions of earlier days", async () => {
  const editor = callerWith("editor", await createPerson("editor"));
  const draft = draftOf({}, [english({ content_markdown: "True." })]);
  const { id } = await addSaved(sandbox, editor, draft);
  await sql`update public.blog_post_revisions set created_at = now() - interval '200 days' where post_id = ${id}`;
  await saveNonsense(editor, id, draft);
  const kept = await historyOf(id);
  expect(JSON.stringify(kept[0])).toContain("True.");
  // One is the first of this hour; two more when an hour ends in between.
  expect(kept.length).toBeLessThanOrEqual(54);
});

test("repeated saves do not displace another person's revision of today", async () => {
  const [person, thief] = await Promise.all(
    ["editor", "editor"].map(async () => callerWith("editor", await createPerson("editor"))),
  );
  if (!person || !thief) throw new Error("There are two.");
  const draft = draftOf({}, [english({ content_markdown: "True." })]);
  const { id } = await addSaved(sandbox, person, draft);
  await saveNonsense(thief, id, draft);
  const kept = await historyOf(id);
  expect(JSON.stringify(kept[0])).toContain("True.");
  // One is the first of this hour; two more when an hour ends in between.
  expect(kept.length).toBeLessThanOrEqual(54);
});

test("repeated saves do not displace the same person's revision of an hour ago", async () => {
  const editor = callerWith("editor", await createPerson("editor"));
  const draft = draftOf({}, [english({ content_markdown: "True." })]);
  const { id } = await addSaved(sandbox, editor, draft);
  await sql`update public.blog_post_revisions set created_at = now() - interval '1 hour' where post_id = ${id}`;
  await saveNonsense(editor, id, draft);
  expect(JSON.stringify((await historyOf(id))[0])).toContain("True.");
});

test("repeated saves within the hour keep the same person's oldest revision", async () => {
  const editor = callerWith("editor", await createPerson("editor"));
  const draft = draftOf({}, [english({ content_markdown: "True." })]);
  const { id } = await addSaved(sandbox, editor, draft);
  await saveNonsense(editor, id, draft);
  expect(JSON.stringify((await historyOf(id))[0])).toContain("True.");
});
