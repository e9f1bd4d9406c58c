import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { actionsOf } from "./support/changes";
import { anonymous, service, type Caller } from "./support/callers";
import { addSaved, draftOf } from "./support/drafts";
import { addPost, published } from "./support/fixtures/blog";
import { call, stored, update } from "./support/rest";
import { newStaff } from "./support/new-staff";

const { sandbox, sql, staff } = newStaff(beforeAll);

const trash = (caller: Caller, ...ids: string[]) => call(caller, "trash_posts", { p_ids: ids });
const restore = (caller: Caller, ...ids: string[]) => call(caller, "restore_posts", { p_ids: ids });
const isTrashed = async (id: string) => (await stored(`blog_posts?id=eq.${id}`))[0]?.["deleted_at"] !== null;

describe("trash_posts", () => {
  test("moves the named posts, and counts them again when the call is repeated", async () => {
    const [one, two, other] = [
      await addPost(sandbox, published),
      await addPost(sandbox, { status: "draft" }),
      await addPost(sandbox, published),
    ];
    expect((await trash(staff.editor, one, two, randomUUID())).value).toBe(2);
    const [first] = await stored(`blog_posts?id=eq.${one}&select=deleted_at,version`);
    expect((await trash(staff.editor, one)).value).toBe(1);
    expect(await stored(`blog_posts?id=eq.${one}&select=deleted_at,version`)).toEqual([first]);
    expect([await isTrashed(one), await isTrashed(two), await isTrashed(other)]).toEqual([true, true, false]);
  });
});

test("gone_articles lists formerly public articles while no other post has their slug", async () => {
  const gone = async () => (await call(anonymous, "gone_articles")).value;
  const slugOf = async (id: string) => String((await stored(`blog_posts?id=eq.${id}`))[0]?.["slug"]);
  const [read, draft, later] = [
    await addPost(sandbox, published),
    await addPost(sandbox, { status: "draft" }),
    await addPost(sandbox, { ...published, published_at: "2100-01-01T00:00:00Z" }),
  ];
  expect(await gone()).not.toContain(await slugOf(read));
  await trash(staff.editor, read, draft, later);
  expect(await gone()).toContain(await slugOf(read));
  for (const id of [draft, later]) expect(await gone()).not.toContain(await slugOf(id));
  await addPost(sandbox, { status: "draft", slug: await slugOf(read) });
  expect(await gone()).not.toContain(await slugOf(read));
});

describe("restore_posts", () => {
  test("restores the named posts unchanged, and counts them again when the call is repeated", async () => {
    const [one, two] = [await addPost(sandbox, published), await addPost(sandbox, published)];
    await trash(staff.editor, one, two);
    expect((await restore(staff.editor, one, randomUUID())).value).toEqual({
      restored: 1,
      drafts: 0,
      taken: [],
    });
    expect((await restore(staff.editor, one)).value).toEqual({ restored: 1, drafts: 0, taken: [] });
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
    const [overdue, planned] = [await addPost(sandbox, past ?? {}), await addPost(sandbox, future ?? {})];
    expect((await restore(staff.editor, overdue, planned)).value).toEqual({
      restored: 2,
      drafts: 1,
      taken: [],
    });
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
    await trash(staff.editor, first.id);
    const last = await addSaved(sandbox, staff.editor, draft);
    await trash(staff.editor, last.id);
    expect((await restore(staff.editor, first.id, last.id)).value).toEqual({
      restored: 1,
      drafts: 0,
      taken: [draft.post["slug"]],
    });
    expect([await isTrashed(first.id), await isTrashed(last.id)]).toEqual([true, false]);
  });
});

describe("daily_upkeep", () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  test("deletes posts that have been in the trash for 30 days, and nothing else", async () => {
    const [old, recent, kept] = [
      await addPost(sandbox, { ...published, deleted_at: daysAgo(30.1) }),
      await addPost(sandbox, { ...published, deleted_at: daysAgo(29.9) }),
      await addPost(sandbox, { status: "published", published_at: daysAgo(90) }),
    ];
    expect(await call(service, "daily_upkeep")).toMatchObject({ status: 200, value: 1 });
    expect(await stored(`blog_posts?id=in.(${old},${recent},${kept})&select=id`)).toHaveLength(2);
    expect(await stored(`blog_posts?id=eq.${old}`)).toEqual([]);
    expect(await actionsOf(sql, old)).toEqual([]);
  });
});
