import { beforeAll, expect, test } from "vitest";
import { service } from "./support/callers";
import { addSaved, draftOf, english, save, type Saved } from "./support/drafts";
import { newStaff } from "./support/new-staff";
import { call, discard, stored, update, type Row } from "./support/rest";

const { sandbox, staff } = newStaff(beforeAll);

const addPlan = (columns: Row = {}) =>
  sandbox.addRow("editorial_calendar", { topic_en: "Fever", scheduled_date: "2026-12-24", ...columns });
const planOf = async (id: string) => {
  const [plan] = await stored(`editorial_calendar?id=eq.${id}&select=post_id,status`);
  return plan;
};
const link = (plan: string, post_id: string | null) =>
  update(staff.editor, `editorial_calendar?id=eq.${plan}`, { post_id });

/** A plan with its post, and what saves the post with another status. */
async function planned(fields: Row = {}) {
  const draft = draftOf(fields);
  let post: Saved = await addSaved(sandbox, staff.editor, draft);
  const plan = await addPlan();
  await link(plan, post.id);
  const become = async (status: string, more: Row = {}) => {
    const answer = await save(
      staff.editor,
      { ...draft, post: { ...draft.post, status, ...more }, translations: [english()] },
      post.id,
      post.version,
    );
    post = answer.value as Saved;
    expect(answer.status).toBe(200);
  };
  return { id: post.id, plan, become, status: async () => (await planOf(plan))?.["status"] };
}

test("a plan is open until a post is written for it, and then follows the post, back to a draft, too", async () => {
  const open = await addPlan();
  expect(await planOf(open)).toEqual({ post_id: null, status: "pending" });
  const { become, status } = await planned();
  expect(await status()).toBe("draft");
  await become("scheduled", { scheduled_at: "2099-01-01T05:00:00Z" });
  expect(await status()).toBe("scheduled");
  await become("published");
  expect(await status()).toBe("published");
  await become("draft");
  expect(await status()).toBe("draft");
});

test("a plan follows a post that the scheduler publishes", async () => {
  const { id, become, status } = await planned();
  await become("scheduled", { scheduled_at: "2099-01-01T05:00:00Z" });
  await update(service, `blog_posts?id=eq.${id}`, { scheduled_at: "2020-01-01T05:00:00Z" });
  await call(service, "publish_due");
  expect(await status()).toBe("published");
});

test("a plan is open again while its post is in the trash, and stays, open, when the post is deleted for good", async () => {
  const { id, plan, become, status } = await planned();
  await become("published");
  await call(staff.editor, "trash_posts", { p_ids: [id] });
  expect(await planOf(plan)).toEqual({ post_id: id, status: "pending" });
  await call(staff.editor, "restore_posts", { p_ids: [id] });
  expect(await status()).toBe("published");
  await discard(`blog_posts?id=eq.${id}`);
  expect(await planOf(plan)).toEqual({ post_id: null, status: "pending" });
});

test("a status that a person sets stays until the post changes next", async () => {
  const { plan, become, status } = await planned();
  await update(staff.editor, `editorial_calendar?id=eq.${plan}`, { status: "published" });
  await become("draft", { primary_service: "elderly-care" });
  expect(await status()).toBe("published");
  await become("scheduled", { scheduled_at: "2099-01-01T05:00:00Z" });
  expect(await status()).toBe("scheduled");
  const alone = await addPlan({ status: "published" });
  expect(await planOf(alone)).toEqual({ post_id: null, status: "published" });
});

test("a plan that is linked to its post again, or unlinked, gets the matching status", async () => {
  const { id, plan, become } = await planned();
  await become("published");
  await link(plan, null);
  expect(await planOf(plan)).toEqual({ post_id: null, status: "pending" });
  await link(plan, id);
  expect(await planOf(plan)).toEqual({ post_id: id, status: "published" });
  const other = await addPlan({ post_id: id, status: "pending" });
  expect(await planOf(other)).toEqual({ post_id: id, status: "published" });
  await become("draft");
  for (const one of [plan, other]) expect(await planOf(one)).toEqual({ post_id: id, status: "draft" });
});
