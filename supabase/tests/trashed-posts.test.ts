import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { anonymous, service } from "./support/callers";
import { addSaved, draftOf } from "./support/drafts";
import { addPost, published } from "./support/fixtures/blog";
import { call, stored, update, type Row } from "./support/rest";
import { newStaff } from "./support/new-staff";

const { sandbox, staff } = newStaff(beforeAll);

const trash = async (...p_ids: string[]) => (await call(staff.editor, "trash_posts", { p_ids })).value;
const restore = async (...p_ids: string[]) => (await call(staff.editor, "restore_posts", { p_ids })).value;
const restored = (count: number, drafts = 0, taken: unknown[] = []) => ({
  restored: count,
  drafts,
  unread: 0,
  taken,
});
const add = (columns: Row = published) => addPost(sandbox, columns);
const isTrashed = async (id: string) => (await stored(`blog_posts?id=eq.${id}`))[0]?.["deleted_at"] !== null;

test("trash_posts moves the named posts, and counts them again when the call is repeated", async () => {
  const [one, two, other] = [await add(), await add({ status: "draft" }), await add()];
  expect(await trash(one, two, randomUUID())).toBe(2);
  const [first] = await stored(`blog_posts?id=eq.${one}&select=deleted_at,version`);
  expect(await trash(one)).toBe(1);
  expect(await stored(`blog_posts?id=eq.${one}&select=deleted_at,version`)).toEqual([first]);
  expect([await isTrashed(one), await isTrashed(two), await isTrashed(other)]).toEqual([true, true, false]);
});

test("gone_articles lists formerly public articles while no other post has their slug", async () => {
  const gone = async () => (await call(anonymous, "gone_articles")).value;
  const slugOf = async (id: string) => String((await stored(`blog_posts?id=eq.${id}`))[0]?.["slug"]);
  const [read, draft, later] = [
    await add(),
    await add({ status: "draft" }),
    await add({ ...published, published_at: "2100-01-01T00:00:00Z" }),
  ];
  expect(await gone()).not.toContain(await slugOf(read));
  await trash(read, draft, later);
  expect(await gone()).toContain(await slugOf(read));
  for (const id of [draft, later]) expect(await gone()).not.toContain(await slugOf(id));
  await add({ status: "draft", slug: await slugOf(read) });
  expect(await gone()).not.toContain(await slugOf(read));
});

describe("restore_posts", () => {
  test("restores the named posts unchanged, and counts them again when the call is repeated", async () => {
    const [one, two] = [await add(), await add()];
    await trash(one, two);
    expect(await restore(one, randomUUID())).toEqual(restored(1));
    expect(await restore(one)).toEqual(restored(1));
    expect(await stored(`blog_posts?id=eq.${one}`)).toMatchObject([
      { status: "published", deleted_at: null },
    ]);
    expect(await isTrashed(two)).toBe(true);
  });

  test("restores a post whose time has passed as a draft", async () => {
    const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 86_400_000)].map((time) => ({
      status: "scheduled",
      scheduled_at: time.toISOString(),
      deleted_at: new Date().toISOString(),
    }));
    const [overdue, planned] = [await add(past ?? {}), await add(future ?? {})];
    expect(await restore(overdue, planned)).toEqual(restored(2, 1));
    await sandbox.borrow("staff_settings", "id=eq.1");
    await update(service, "staff_settings?id=eq.1", { auto_publish: true });
    await call(service, "publish_due");
    const rows = await stored(`blog_posts?id=in.(${overdue},${planned})&select=id,status,deleted_at`);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: overdue, status: "draft", deleted_at: null },
        { id: planned, status: "scheduled", deleted_at: null },
      ]),
    );
  });

  test("restores, of two posts with one slug, the one that had it last", async () => {
    const draft = draftOf();
    const first = await addSaved(sandbox, staff.editor, draft);
    await trash(first.id);
    const last = await addSaved(sandbox, staff.editor, draft);
    await trash(last.id);
    expect(await restore(first.id, last.id)).toEqual(restored(1, 0, [draft.post["slug"]]));
    expect([await isTrashed(first.id), await isTrashed(last.id)]).toEqual([true, false]);
  });
});
