import { expect, test } from "vitest";
import { listed, takeBack } from "../support/changes";
import { addSaved, draftOf, english, save } from "../support/drafts";
import { addPost, published } from "../support/fixtures/blog";
import { call, store, stored } from "../support/rest";
import { newStaff } from "../support/new-staff";

const { sandbox, sql, staff } = newStaff();

test("an article comes back with its texts, status and place outside the trash", async () => {
  const was = draftOf(
    { status: "published" },
    [english({ title: "As it was", excerpt: "Short." })],
    ["cough"],
  );
  const { id } = await addSaved(sandbox, staff.owner, was);
  const imported = await addPost(sandbox, published);
  await store("blog_post_translations", {
    post_id: imported,
    lang: "en",
    title: "Imported",
    content_markdown: "Words.",
  });
  const parts =
    "id,slug,status,deleted_at,published_at,blog_post_translations(title,excerpt,content_markdown),blog_post_tags(tag_slug)";
  const read = () => stored(`blog_posts?id=in.(${id},${imported})&select=${parts}&order=id`);
  const before = await read();
  for (const post of [id, imported]) {
    expect(
      (await save(staff.editor, draftOf({ status: "draft" }, [english({ title: "x" })]), post, 1)).status,
    ).toBe(200);
    expect((await save(staff.editor, draftOf({}, [english({ title: "y" })]), post, 2)).status).toBe(200);
    expect((await call(staff.editor, "trash_posts", { p_ids: [post] })).value).toBe(1);
    expect((await takeBack(staff.owner, post)).value).toMatchObject({ back: 1 });
    expect((await stored(`blog_posts?id=eq.${post}&select=deleted_at`))[0]).toEqual({ deleted_at: null });
    // The save before it, which readers lost: the entry below the two of the trash.
    const saves = (await listed(staff.owner, { p_person: staff.editor.userId })).filter(
      (entry) => entry.subject === post && entry.action !== "trashed",
    );
    for (const { id: p_id } of saves)
      expect((await call(staff.owner, "take_back", { p_id })).value).toMatchObject({ failed: [] });
  }
  expect(await read()).toEqual(before);
});

test("an article that the scheduler published after a person's change is restored to its earlier state", async () => {
  const scheduled_at = new Date(Date.now() - 60_000).toISOString();
  const waiting = await addSaved(sandbox, staff.editor, draftOf({ status: "scheduled", scheduled_at }));
  const since = new Date().toISOString();
  await sandbox.borrow("staff_settings", "id=eq.1");
  await sql`update public.staff_settings set auto_publish = false`;
  expect((await call(staff.owner, "save_settings", { p_changes: { auto_publish: true } })).status).toBe(204);
  await sql`select public.publish_due()`;
  const status = () => stored(`blog_posts?id=eq.${waiting.id}&select=status,published_at`);
  expect(await status()).toMatchObject([{ status: "published" }]);
  const { value } = await call(staff.owner, "take_back_everything", {
    p_person: staff.owner.userId,
    p_since: since,
    p_dry_run: false,
  });
  expect(value).toMatchObject({ report: { failed: [] } });
  expect(await status()).toEqual([{ status: "scheduled", published_at: null }]);
});
