import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { afterAll, expect, test } from "vitest";
import { createPerson, removePeople, type Person } from "../support/people";
import { onScratch } from "../support/scratch";
import { connectAsOwner } from "../support/stack";

/* Hosts limit builds. A stolen session of an editor could trigger one every two minutes by changing an article all day. */
const sql = connectAsOwner();
afterAll(async () => {
  await removePeople();
  await sql.end();
});

const MINUTES_OF_A_DAY = 24 * 60;

test("an article that changes all day triggers immediate builds at first, and about sixty in all", () =>
  onScratch(sql, async (db) => {
    await db`
      update private.site_state
      set asked_at = null, ended_at = null, tries = 0, builds_in_day = 0, live_fingerprint = public.site_fingerprint()
      where true`;
    const builds: number[] = [];
    for (let minute = 0; minute < MINUTES_OF_A_DAY; minute += 2) {
      await db`select private.note_site_change('posts', true)`;
      const [asked] = await db<{ fingerprint: string | null }[]>`
        select public.begin_site_build() as fingerprint`;
      if (asked?.fingerprint) {
        builds.push(minute);
        await db`select public.note_live_site(${asked.fingerprint}, now(), 90, '[]')`;
      }
      await db`update private.site_changes set changed_at = changed_at - interval '2 minutes' where true`;
      await db`
        update private.site_state
        set asked_at = asked_at - interval '2 minutes', ended_at = ended_at - interval '2 minutes' where true`;
    }
    expect(builds.slice(0, 40)).toEqual(Array.from({ length: 40 }, (_, index) => index * 2));
    expect(builds.length).toBeGreaterThan(55);
    expect(builds.length).toBeLessThan(70);

    // A person does not wait, and the next day begins afresh.
    await db`select private.note_site_change('posts', true)`;
    const [paused] = await db<{ due: Date }[]>`select private.site_build_due_at() as due`;
    expect(paused?.due.getTime()).toBeGreaterThan(Date.now() + 60_000);
    await db`update private.site_state set build_day = build_day - 1 where true`;
    const [due] = await db<{ due: Date }[]>`select private.site_build_due_at() as due`;
    expect(due?.due.getTime()).toBeLessThanOrEqual(Date.now());
  }));

/** Has the rest of the transaction done by somebody, in the session that they have. */
async function be(db: TransactionSql, { id, accessToken }: Person): Promise<void> {
  const claims = Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString();
  await db`
    select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${id}, true)`;
}

const REMOVALS: [what: string, add: string, remove: string][] = [
  [
    "an article, to the trash",
    "insert into public.blog_posts (id, slug, status, published_at) values ($1, $2, 'published', now() - interval '1 day')",
    "update public.blog_posts set deleted_at = now() where id = $1",
  ],
  [
    "an article, back to a draft",
    "insert into public.blog_posts (id, slug, status, published_at) values ($1, $2, 'published', now() - interval '1 day')",
    "update public.blog_posts set status = 'draft' where id = $1",
  ],
  [
    "a service, switched off",
    "insert into public.services (id, slug) values ($1, $2)",
    "update public.services set is_active = false where id = $1",
  ],
  [
    "a service, deleted",
    "insert into public.services (id, slug) values ($1, $2)",
    "delete from public.services where id = $1",
  ],
  [
    "a review, hidden",
    "insert into public.reviews (id, source_platform, author) values ($1, 'test', $2)",
    "update public.reviews set hidden_at = now(), hidden_reason = 'request' where id = $1",
  ],
];

test.each(REMOVALS)(
  "an owner's removal from the site is exempt from the build limit: %s",
  async (_what, add, remove) => {
    const [editor, owner] = [await createPerson("editor"), await createPerson("owner")];
    await onScratch(sql, async (db) => {
      const due = async () =>
        (await db<{ due: Date }[]>`select private.site_build_due_at() as due`)[0]?.due.getTime() ?? Infinity;
      const ids = [randomUUID(), randomUUID()];
      // What others have changed waits, too.
      await db`delete from private.site_changes where true`;
      for (const id of ids) await db.unsafe(add, [id, `test-${id}`]);
      await db`
      update private.site_state
      set asked_at = now(), ended_at = now(), tries = 0, builds_in_day = 60, build_day = private.dubai_today(),
        live_fingerprint = 'another'
      where true`;
      const [first = "", second = ""] = ids;
      // An editor, who could do so all day long, does not get around the limit with it.
      await be(db, editor);
      await db.unsafe(remove, [first]);
      expect(await due()).toBeGreaterThan(Date.now() + 60 * 60_000);
      await be(db, owner);
      await db.unsafe(remove, [second]);
      expect(await due()).toBeLessThan(Date.now() + 60_000);
    });
  },
);

test("an owner's removals trigger at most twenty immediate builds in a day, however often the item is put back", async () => {
  const [owner, other] = [await createPerson("owner"), await createPerson("owner")];
  await onScratch(sql, async (db) => {
    const id = randomUUID();
    const setPost = (status: string) => db`update public.blog_posts set status = ${status} where id = ${id}`;
    await db`insert into public.blog_posts (id, slug, status) values (${id}, ${`test-${id}`}, 'published')`;
    const due = async () =>
      (await db<{ due: Date }[]>`select private.site_build_due_at() as due`)[0]?.due.getTime() ?? Infinity;
    /** A build has just ended, and the day's are used up. */
    const haveBuilt = () => db`
      with gone as (delete from private.site_changes where true)
      update private.site_state
      set asked_at = now(), ended_at = now(), tries = 0, builds_in_day = 60, build_day = private.dubai_today(),
        live_fingerprint = 'another'
      where true`;
    const hastens = async () => (await due()) < Date.now() + 60_000;
    await be(db, owner);
    const hastened: boolean[] = [];
    for (let count = 0; count < 22; count += 1) {
      await setPost("published");
      await haveBuilt();
      await setPost("draft");
      // What is taken offline while a build is about to begin comes with it.
      for (let again = 0; again < 3; again += 1) {
        await setPost("published");
        await setPost("draft");
      }
      hastened.push(await hastens());
    }
    expect(hastened).toEqual([...Array<boolean>(20).fill(true), false, false]);
    await be(db, other);
    await setPost("published");
    await setPost("draft");
    expect(await hastens()).toBe(true);
  });
});
