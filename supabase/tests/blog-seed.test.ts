import type { TransactionSql } from "postgres";
import { afterAll, describe, expect, test } from "vitest";
import { callerWith } from "./support/callers";
import { signInAs } from "./support/in-name-of";
import { createPerson, type Person, removePeople } from "./support/people";
import { call } from "./support/rest";
import { sql } from "./support/stack";

afterAll(removePeople);

/** The demo articles are in the way: everything happens in a transaction that leaves nothing behind. */
async function inEmptyBlog(person: Person, steps: (tx: TransactionSql) => Promise<void>): Promise<void> {
  const undo = new Error("undone on purpose");
  const done = sql.begin(async (tx) => {
    await tx`update public.blog_posts set status = 'draft'`;
    await tx`delete from private.sync_state where name = 'blog-seed'`;
    await signInAs(tx, person.id);
    await steps(tx);
    throw undo;
  });
  await expect(done).rejects.toBe(undo);
}

const begin = async (tx: TransactionSql) => {
  const [row] = await tx<{ mayBegin: boolean }[]>`select public.blog_seed_begin() as "mayBegin"`;
  return row?.mayBegin;
};
const finish = (tx: TransactionSql, succeeded: boolean) => tx`select public.blog_seed_finish(${succeeded})`;

describe("filling the empty blog", () => {
  test("is granted to one person until it is done, and never again", async () => {
    await inEmptyBlog(await createPerson("editor"), async (tx) => {
      expect(await begin(tx)).toBe(true);
      expect(await begin(tx)).toBe(false);
      await finish(tx, true);
      await tx`update private.sync_state set started_at = now() - interval '1 year' where name = 'blog-seed'`;
      expect(await begin(tx)).toBe(false);
      await finish(tx, false);
      expect(await begin(tx), "what is done stays done").toBe(false);
    });
  });

  test("may be tried again after a failure, and after an hour without a result", async () => {
    await inEmptyBlog(await createPerson("editor"), async (tx) => {
      expect(await begin(tx)).toBe(true);
      await finish(tx, false);
      expect(await begin(tx)).toBe(true);
      await tx`update private.sync_state set started_at = now() - interval '61 minutes' where name = 'blog-seed'`;
      expect(await begin(tx)).toBe(true);
      expect(await begin(tx)).toBe(false);
    });
  });

  test("is refused while there are articles", async () => {
    const editor = callerWith("editor", await createPerson("editor"));
    expect(await call(editor, "blog_seed_begin")).toEqual({ status: 200, value: false });
  });
});
