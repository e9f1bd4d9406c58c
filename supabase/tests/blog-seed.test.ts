import type { TransactionSql } from "postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { signInAs } from "./support/in-name-of";
import { newStaff } from "./support/new-staff";
import { call } from "./support/rest";
import { onScratch } from "./support/scratch";

const { sql, staff } = newStaff(beforeAll);

/** The demo articles are in the way: everything happens in a transaction that is rolled back. */
const inEmptyBlog = (steps: (tx: TransactionSql) => Promise<void>) =>
  onScratch(sql, async (tx) => {
    await tx`update public.blog_posts set status = 'draft'`;
    await tx`delete from private.sync_state where name = 'blog-seed'`;
    await signInAs(tx, String(staff.editor.userId));
    await steps(tx);
  });

const begin = async (tx: TransactionSql) => {
  const [row] = await tx<{ mayBegin: boolean }[]>`select public.blog_seed_begin() as "mayBegin"`;
  return row?.mayBegin;
};
const finish = (tx: TransactionSql, succeeded: boolean) => tx`select public.blog_seed_finish(${succeeded})`;
const passed = (tx: TransactionSql, time: string) =>
  tx`update private.sync_state set started_at = now() - ${time}::interval where name = 'blog-seed'`;

describe("filling the empty blog", () => {
  test("is granted to one person until it is done, and never again", () =>
    inEmptyBlog(async (tx) => {
      expect(await begin(tx)).toBe(true);
      expect(await begin(tx)).toBe(false);
      await finish(tx, true);
      await passed(tx, "1 year");
      expect(await begin(tx)).toBe(false);
      await finish(tx, false);
      expect(await begin(tx), "what is done stays done").toBe(false);
    }));

  test("may be tried again after a failure, and after an hour without a result", () =>
    inEmptyBlog(async (tx) => {
      expect(await begin(tx)).toBe(true);
      await finish(tx, false);
      expect(await begin(tx)).toBe(true);
      await passed(tx, "61 minutes");
      expect(await begin(tx)).toBe(true);
      expect(await begin(tx)).toBe(false);
    }));

  test("is refused while there are articles", async () => {
    expect(await call(staff.editor, "blog_seed_begin")).toEqual({ status: 200, value: false });
  });
});
