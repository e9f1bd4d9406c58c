import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entriesOf } from "./support/changes";
import { createCallers, service, type Caller, type Role } from "./support/callers";
import { addSaved, arabic, draftOf, english, save } from "./support/drafts";
import { call, remove, stored, update } from "./support/rest";
import { connectAsOwner } from "./support/stack";
import { newSandbox } from "./support/new-sandbox";

const sandbox = newSandbox();
const sql = connectAsOwner();
let callers: Record<Role, Caller>;

afterAll(() => sql.end());
beforeAll(async () => {
  callers = await createCallers();
});

test("a revision has the email of the person who saved", async () => {
  const { id } = await addSaved(sandbox, callers.editor);
  const [row] = await stored(`blog_post_revisions?post_id=eq.${id}`);
  expect(row?.["created_by_email"]).toMatch(/^test-/);
});

test("a save adds one activity entry, under the new title", async () => {
  const draft = draftOf({}, [english({ title: "First" }), arabic()], ["a"]);
  const { id } = await addSaved(sandbox, callers.editor, draft);
  await save(callers.owner, { ...draft, translations: [english({ title: "Second" })], tags: [] }, id, 1);
  expect(await entriesOf(sql, id)).toMatchObject([
    { action: "created", actor_id: callers.editor.userId, label: "First" },
    { action: "updated", actor_id: callers.owner.userId, label: "Second" },
  ]);
});

describe("read_post", () => {
  test("shows staff everything and visitors without a post nothing", async () => {
    const { id } = await addSaved(sandbox, callers.editor, draftOf({}, [english()], ["a"]));
    expect(await call(callers.owner, "read_post", { p_id: id })).toMatchObject({
      value: { id, blog_post_translations: [{ lang: "en" }], blog_post_tags: [{ tag_slug: "a" }] },
    });
    expect((await call(callers.member, "read_post", { p_id: id })).value).toBeNull();
    expect((await call(callers.anonymous, "read_post", { p_id: id })).status).toBeGreaterThanOrEqual(400);
  });
});

describe("the plan of a post", () => {
  test("stays without its post when the post is deleted for good", async () => {
    const plan = randomUUID();
    const { id } = await addSaved(sandbox, callers.editor);
    const row = { id: plan, topic_en: "Test", scheduled_date: "2020-01-01", post_id: id };
    await sandbox.add("editorial_calendar", row, `id=eq.${plan}`);
    await update(service, `blog_posts?id=eq.${id}`, { deleted_at: new Date().toISOString() });
    expect(await stored(`editorial_calendar?id=eq.${plan}`)).toMatchObject([{ post_id: id }]);
    await remove(service, `blog_posts?id=eq.${id}`);
    expect(await stored(`editorial_calendar?id=eq.${plan}`)).toMatchObject([{ post_id: null }]);
  });
});
