import { addWaitingChange, type SitePart } from "./support/changes";
import type { TransactionSql } from "postgres";
import { beforeAll, expect, test } from "vitest";
import { permitRow, setToday } from "./support/permit";
import { onScratch } from "./support/scratch";
import { sql } from "./support/stack";

// Each step counts waiting rows: those of other tests that no longer wait would be read again each time.
beforeAll(async () => {
  await sql.begin(async (db) => {
    await db`
      update private.site_state
      set built_changes = built_changes + (select count(*) from private.changes where waits) where true`;
    await db`update private.changes set waits = false where waits`;
  });
  await sql`vacuum private.changes`;
});

const PRICE: SitePart = { name: "services", isUrgent: false };
const ARTICLE: SitePart = { name: "posts", isUrgent: true };

/** The site and its host in the database's state, in a transaction that is rolled back. */
function hosting(db: TransactionSql) {
  const state = async () => {
    const [row = {}] = await db<Record<string, unknown>[]>`select * from private.site_state`;
    return row;
  };
  return {
    state,
    change: (part: SitePart) => addWaitingChange(db, part),
    /** Moves all earlier events back by this number of seconds. */
    passed: async (seconds: number) => {
      await db`update private.changes set happened_at = happened_at - make_interval(secs => ${seconds}) where waits`;
      await db`update private.site_state
        set asked_at = asked_at - make_interval(secs => ${seconds}), ended_at = ended_at - make_interval(secs => ${seconds})
        where true`;
    },
    /** The fingerprint to build, or null. */
    begin: async (isForced = false) => {
      const [row] = await db<
        { answer: string | null }[]
      >`select public.begin_site_build(${isForced}) as answer`;
      return row?.answer ?? null;
    },
    /** Changes the day in Dubai, on which a permit until 31 March 2990 has expired. */
    setDay: async (day: string) => {
      await db`insert into public.permits ${db(permitRow({ expires: "2990-03-31" }) as never)}`;
      await db`update private.changes set waits = false where waits`;
      await db.unsafe(setToday(day));
    },
    dueAt: async () => {
      const [row] = await db<{ due: Date }[]>`select private.site_build_due_at() as due`;
      return row?.due.getTime();
    },
    nextDay: () => db`update private.site_state set build_day = build_day - 1 where true`,
    fail: (problem: string, detail: string | null = null) =>
      db`select public.fail_site_build(${problem}, ${detail})`,
    /** The host has put a build online. */
    live: (fingerprint: string, builtAt = new Date().toISOString()) =>
      db`select public.note_live_site(${fingerprint}, ${builtAt}, 90, '[]')`,
    fingerprint: async () => {
      const [row] = await db<{ answer: string }[]>`select public.site_fingerprint() as answer`;
      return row?.answer ?? "";
    },
  };
}

/** Begins with a current site. */
const onBuiltSite = (run: (site: ReturnType<typeof hosting>) => Promise<void>) =>
  onScratch(sql, async (db) => {
    await db`update private.site_state set asked_at = null, ended_at = null, tries = 0, builds_in_day = 0 where true`;
    const site = hosting(db);
    await site.live(await site.fingerprint());
    await run(site);
  });

test("a published article requests one build at once", () =>
  onBuiltSite(async ({ change, begin, fingerprint, state }) => {
    expect(await begin(), "while the site is current").toBeNull();
    await change(ARTICLE);
    const asked = await begin();
    expect(asked).toBe(await fingerprint());
    expect(await begin()).toBeNull();
    expect(await state()).toMatchObject({ asked_fingerprint: asked, ended_at: null, problem: null });
  }));

test("a changed price requests a build after 20 seconds without changes", () =>
  onBuiltSite(async ({ change, begin, passed }) => {
    await change(PRICE);
    await passed(15);
    await change(PRICE);
    await passed(15);
    expect(await begin()).toBeNull();
    await passed(6);
    expect(await begin()).not.toBeNull();
  }));

test("continuous changes request a build after two minutes", () =>
  onBuiltSite(async ({ change, begin, passed }) => {
    for (let second = 0; second < 120; second += 15) {
      await change(PRICE);
      expect(await begin()).toBeNull();
      await passed(15);
    }
    await change(PRICE);
    expect(await begin()).not.toBeNull();
  }));

test("a published article's build includes a price that has just changed", () =>
  onBuiltSite(async ({ change, begin }) => {
    await change(PRICE);
    expect(await begin()).toBeNull();
    await change(ARTICLE);
    expect(await begin()).not.toBeNull();
  }));

test("a change during a build requests another one when that has ended", () =>
  onBuiltSite(async ({ change, begin, live, fingerprint }) => {
    await change(ARTICLE);
    const first = await begin();
    await change(ARTICLE);
    expect(await begin()).toBeNull();
    await live(first ?? "");
    expect(await begin()).toBe(await fingerprint());
  }));

test("a build that already read a later change needs no further build", () =>
  onBuiltSite(async ({ change, begin, live, fingerprint, passed }) => {
    await change(ARTICLE);
    await begin();
    await change(PRICE);
    await live(await fingerprint());
    await passed(30);
    expect(await begin()).toBeNull();
  }));

test("the same build reported again changes nothing", () =>
  onBuiltSite(async ({ change, begin, live, fingerprint, state }) => {
    const before = await fingerprint();
    await live(before, "2026-01-01T00:00:00Z");
    const known = await state();
    await change(ARTICLE);
    await begin();
    await live(before, "2026-01-01T00:00:00Z");
    expect(await state()).toMatchObject({ ended_at: null, live_since: known["live_since"] });
  }));

test("the end of an earlier build does not count as the end of the requested one", () =>
  onBuiltSite(async ({ change, begin, live, fingerprint, passed }) => {
    const before = await fingerprint();
    await change(ARTICLE);
    const asked = await begin();
    await live(before);
    expect(await begin(), "its own may still come").toBeNull();
    await passed(61);
    expect(await begin()).toBe(asked);
  }));

test("a host that refuses is retried after one, two, four minutes and so on, and then no more", () =>
  onBuiltSite(async ({ change, begin, fail, passed, state }) => {
    await change(ARTICLE);
    expect(await begin()).not.toBeNull();
    for (const minutes of [1, 2, 4, 8, 16, 32]) {
      await fail("hook_status", "500");
      expect(await state()).toMatchObject({ problem: "hook_status", problem_detail: "500" });
      await passed(minutes * 60 - 10);
      expect(await begin(), `before ${minutes} minutes`).toBeNull();
      await passed(20);
      expect(await begin(), `after ${minutes} minutes`).not.toBeNull();
    }
    await fail("hook_status", "500");
    await passed(24 * 60 * 60);
    expect(await begin()).toBeNull();
    await change(ARTICLE);
    expect(await begin(), "something new").not.toBeNull();
  }));

test("expired content requests a build even after the host was given up", () =>
  onBuiltSite(async ({ change, begin, fail, passed, setDay }) => {
    await change(ARTICLE);
    for (let tries = 0; tries <= 7; tries++) {
      await begin(true);
      await fail("hook_status", "500");
    }
    await passed(24 * 60 * 60);
    expect(await begin()).toBeNull();
    await setDay("2990-04-01");
    expect(await begin()).not.toBeNull();
  }));

test("a successful build resets the retry delay", () =>
  onBuiltSite(async ({ change, begin, fail, live, state }) => {
    await change(ARTICLE);
    await begin();
    await fail("hook_status", "500");
    await live((await begin(true)) ?? "");
    expect(await state()).toMatchObject({ problem: null, tries: 0 });
  }));

test("a build without a result is given up after a quarter of an hour, and requested again", () =>
  onBuiltSite(async ({ change, begin, passed, state, live, fingerprint }) => {
    const before = await fingerprint();
    await live(before, "2026-01-01T00:00:00Z");
    await change(ARTICLE);
    await begin();
    await passed(14 * 60);
    expect(await begin()).toBeNull();
    await passed(2 * 60);
    await live(before, "2026-01-01T00:00:00Z");
    expect(await state()).toMatchObject({ problem: "timed_out" });
    await passed(61);
    expect(await begin()).not.toBeNull();
  }));

test("a person may request a build at any time except during one", () =>
  onBuiltSite(async ({ begin, live }) => {
    const asked = await begin(true);
    expect(asked).not.toBeNull();
    expect(await begin(true)).toBeNull();
    await live(asked ?? "");
    expect(await begin(true)).not.toBeNull();
  }));

/* Hosts limit builds. A stolen session of an editor could trigger one every two minutes by changing an article all day. */
test("an article that changes all day triggers immediate builds at first, and about sixty in all", () =>
  onBuiltSite(async ({ change, begin, live, passed, dueAt, nextDay }) => {
    const builds: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      await change(ARTICLE);
      const asked = await begin();
      if (asked) {
        builds.push(minute);
        await live(asked);
      }
      await passed(600);
    }
    expect(builds.slice(0, 40)).toEqual(Array.from({ length: 40 }, (_, index) => index * 10));
    expect(builds.length).toBeGreaterThan(55);
    expect(builds.length).toBeLessThan(70);

    // A person does not wait, and the next day starts again.
    await change(ARTICLE);
    expect(await dueAt()).toBeGreaterThan(Date.now() + 60_000);
    await nextDay();
    expect(await dueAt()).toBeLessThanOrEqual(Date.now());
  }));

test("the scheduler does nothing in a database without the hosted project's vault", async () => {
  expect(await sql`select private.call_scheduled_function('publish-due') is null as is_quiet`).toHaveLength(
    1,
  );
});
