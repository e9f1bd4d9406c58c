import { afterAll, expect, test } from "vitest";
import { addWaitingChange } from "./support/changes";
import { onScratch } from "./support/scratch";
import { connectAsOwner } from "./support/stack";

/* Hosts limit builds. A stolen session of an editor could trigger one every two minutes by changing an article all day. */
const sql = connectAsOwner();
afterAll(() => sql.end());

const ARTICLE = { name: "posts", isUrgent: true };

const MINUTES_OF_A_DAY = 24 * 60;

test("an article that changes all day triggers immediate builds at first, and about sixty in all", () =>
  onScratch(sql, async (db) => {
    await db`
      update private.site_state
      set asked_at = null, ended_at = null, tries = 0, builds_in_day = 0, live_fingerprint = public.site_fingerprint()
      where true`;
    const builds: number[] = [];
    for (let minute = 0; minute < MINUTES_OF_A_DAY; minute += 2) {
      await addWaitingChange(db, ARTICLE);
      const [asked] = await db<{ fingerprint: string | null }[]>`
        select public.begin_site_build() as fingerprint`;
      if (asked?.fingerprint) {
        builds.push(minute);
        await db`select public.note_live_site(${asked.fingerprint}, now(), 90, '[]')`;
      }
      await db`update private.changes set happened_at = happened_at - interval '2 minutes' where waits`;
      await db`
        update private.site_state
        set asked_at = asked_at - interval '2 minutes', ended_at = ended_at - interval '2 minutes' where true`;
    }
    expect(builds.slice(0, 40)).toEqual(Array.from({ length: 40 }, (_, index) => index * 2));
    expect(builds.length).toBeGreaterThan(55);
    expect(builds.length).toBeLessThan(70);

    // A person does not wait, and the next day begins afresh.
    await addWaitingChange(db, ARTICLE);
    const [paused] = await db<{ due: Date }[]>`select private.site_build_due_at() as due`;
    expect(paused?.due.getTime()).toBeGreaterThan(Date.now() + 60_000);
    await db`update private.site_state set build_day = build_day - 1 where true`;
    const [due] = await db<{ due: Date }[]>`select private.site_build_due_at() as due`;
    expect(due?.due.getTime()).toBeLessThanOrEqual(Date.now());
  }));
