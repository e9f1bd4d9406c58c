import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { callerWith, type Caller } from "../support/callers";
import { draftOf, english, save } from "../support/drafts";
import { addPost, published } from "../support/fixtures/blog";
import { createPerson, removePeople } from "../support/people";
import { call, store, stored } from "../support/rest";
import { Sandbox } from "../support/sandbox";
import { connectAsOwner } from "../support/stack";

/* Whoever had an editor's session and may not empty the blog wrote the same words over every article. */
const sandbox = new Sandbox();
const sql = connectAsOwner();
let editor: Caller;
let owner: Caller;

beforeEach(async () => {
  editor = callerWith("editor", await createPerson("editor"));
  owner = callerWith("owner", await createPerson("owner"));
});
afterEach(() => sandbox.clear());
afterAll(async () => {
  await removePeople();
  await sql.end();
});

const MOST = 60;
const REFUSED = { status: 429, value: { code: "PT429", details: "save_limit" } };

async function addPosts(count: number): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => addPost(sandbox, published)));
  await store(
    "blog_post_translations",
    ids.map((post_id) => ({ post_id, lang: "en", title: "As it was" })),
  );
  return ids;
}
const overwrite = (caller: Caller, id: string, version = 1) =>
  save(caller, draftOf({ status: "published" }, [english({ title: "Overwritten" })]), id, version);
const overwritten = async (ids: string[]) =>
  (await stored(`blog_post_translations?post_id=in.(${ids.join(",")})&title=eq.Overwritten&select=id`))
    .length;

test("an editor changes as many posts in an hour as a person can, however many calls come at once", async () => {
  const ids = await addPosts(MOST + 10);
  const answers: Awaited<ReturnType<typeof overwrite>>[] = [];
  for (let from = 0; from < ids.length; from += 10)
    answers.push(...(await Promise.all(ids.slice(from, from + 10).map((id) => overwrite(editor, id)))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject(REFUSED);
  expect(await overwritten(ids)).toBe(MOST);
  expect(await stored(`activity_log?actor_id=eq.${editor.userId}&select=id`)).toHaveLength(MOST);

  // The posts that they are at work on stay theirs to save.
  const mine = ids.find((_, index) => answers[index]?.status === 200) ?? "";
  expect((await overwrite(editor, mine, 2)).status).toBe(200);
  // Neither a new post nor another status goes past it.
  sandbox.expect("blog_posts", `slug=like.test-new-*`);
  const added = draftOf({ slug: `test-new-${randomUUID()}` });
  expect(await save(editor, added, randomUUID(), null)).toMatchObject(REFUSED);
  // Others go on, and owners have no limit.
  const rest = ids.filter((_, index) => answers[index]?.status !== 200);
  for (const id of rest) expect((await overwrite(owner, id)).status).toBe(200);
  expect((await overwrite(callerWith("editor", await createPerson("editor")), rest[0] ?? "", 2)).status).toBe(
    200,
  );

  // An hour later there is room again.
  await sql`
    update public.blog_post_revisions set created_at = created_at - interval '61 minutes'
    where created_by = ${editor.userId}`;
  expect((await overwrite(editor, rest[0] ?? "", 3)).status).toBe(200);
});

test("nor do an editor's saves and working copies fill the disk", async () => {
  const [id = "", other = ""] = await addPosts(2);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into public.blog_post_revisions (post_id, version, kind, snapshot, created_by, created_at)
      select ${id}, n, 'save', text.snapshot, ${editor.userId}, now() - interval '2 hours'
      from generate_series(1, 101) as n
      cross join (
        select jsonb_build_object('text', string_agg(gen_random_uuid()::text, '')) as snapshot
        from generate_series(1, 27700)
      ) as text`;
  });
  const keep = (caller: Caller) =>
    call(caller, "save_working_copy", {
      p_id: other,
      p_version: 1,
      p_draft: { post: {}, translations: [], tags: [] },
    });
  expect(await overwrite(editor, other)).toMatchObject(REFUSED);
  expect(await keep(editor)).toMatchObject(REFUSED);
  expect((await keep(owner)).status).toBe(200);

  await sql`
    update public.blog_post_revisions set created_at = created_at - interval '23 hours'
    where created_by = ${editor.userId}`;
  expect((await keep(editor)).status).toBe(200);
  expect((await overwrite(editor, other)).status).toBe(200);
});
