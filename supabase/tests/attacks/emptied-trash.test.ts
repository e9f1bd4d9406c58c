import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Caller } from "../support/callers";
import { call, store, stored } from "../support/rest";
import { newStaff } from "../support/new-staff";

/* What an owner had thrown away was all back in the blog after one call of an editor's session. */
const { sandbox, sql, staff } = newStaff();

const MAX_RESTORED = 100;
const REFUSED = { status: 429, value: { code: "PT429", details: "change_limit" } };

test("an editor restores at most as many posts in an hour as they may trash", async () => {
  const ids = Array.from({ length: MAX_RESTORED + 20 }, () => randomUUID());
  sandbox.expect("blog_posts", `id=in.(${ids.join(",")})`);
  const now = new Date().toISOString();
  await store(
    "blog_posts",
    ids.map((id) => ({ id, slug: `test-${id}`, status: "published", published_at: now, deleted_at: now })),
  );
  const restore = (caller: Caller, from: number, to: number) =>
    call(caller, "restore_posts", { p_ids: ids.slice(from, to) });
  const inTrash = async () =>
    (await stored(`blog_posts?id=in.(${ids.join(",")})&deleted_at=not.is.null&select=id`)).length;

  expect(await restore(staff.editor, 0, MAX_RESTORED + 1)).toMatchObject(REFUSED);
  expect(await inTrash()).toBe(MAX_RESTORED + 20);
  expect((await restore(staff.editor, 0, 60)).value).toMatchObject({ restored: 60 });
  expect(await restore(staff.editor, 60, MAX_RESTORED + 1)).toMatchObject(REFUSED);
  expect((await restore(staff.editor, 60, MAX_RESTORED)).value).toMatchObject({ restored: 40 });
  expect(await restore(staff.editor, MAX_RESTORED, MAX_RESTORED + 1)).toMatchObject(REFUSED);
  // An answer that was lost is given again.
  expect((await restore(staff.editor, 0, 60)).value).toMatchObject({ restored: 60 });
  expect((await restore(staff.owner, MAX_RESTORED, MAX_RESTORED + 10)).value).toMatchObject({ restored: 10 });
  await sql`
    update private.staff_budgets set began_at = began_at - interval '1 hour' where person = ${staff.editor.userId}`;
  expect((await restore(staff.editor, MAX_RESTORED + 10, MAX_RESTORED + 20)).value).toMatchObject({
    restored: 10,
  });
  expect(await inTrash()).toBe(0);
});
