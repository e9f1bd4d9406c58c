import { expect, test } from "vitest";
import { Client } from "./support/client";
import { EVENT_TABLES, type EventTable, newEvents } from "./support/events";
import { addPost } from "./support/fixtures/blog";
import { newSandbox } from "./support/new-sandbox";
import type { Row } from "./support/rest";
import { sql } from "./support/stack";

/*
 * Events of one kind are counted one after the other. A request that is refused rolls its count back. If it could wait for its
 * turn, a sender of only such requests would never be stopped, and all other events would wait until they time out.
 */
const sandbox = newSandbox();
const { newClick, newEvent, newView, newVisit } = newEvents(sandbox);

async function send(client: Client, table: EventTable, body: Row | Row[]) {
  const { status, body: text } = await client.post(`/rest/v1/${table}`, body);
  return { status, problem: text === "" ? null : (JSON.parse(text) as unknown) };
}

/** This visitor does not get a turn until `run` is done. Nobody waits for ever: a visitor's statement ends after a second. */
const withoutTurns = (run: (holder: number) => Promise<void>) =>
  sql.begin(async (transaction) => {
    const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await transaction`select from private.event_limits for update`;
    await run(Number(row?.pid));
  });

const waitingFor = async (holder: number) => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity where ${holder} = any(pg_blocking_pids(pid))`;
  return row?.count;
};

const WRONG: Partial<Record<EventTable, Row>> = { click_ids: { kind: "unknown" } };

test.each(EVENT_TABLES)("%s: no event that is refused waits for the lock", async (table) => {
  const [client, stored] = [new Client(), newEvent(table)];
  expect(await send(client, table, stored)).toMatchObject({ status: 201 });
  await sql`update private.event_clients set in_day = 100000 where table_name = ${table}`;
  sandbox.afterwards(() => sql`delete from private.event_clients`);
  const many = Array.from({ length: 60 }, () => newEvent(table));
  await withoutTurns(async () => {
    for (const [sender, body, refusal] of [
      [
        new Client(),
        newEvent(table, WRONG[table] ?? { lang: "xx" }),
        { status: 400, problem: { code: "23514" } },
      ],
      [new Client(), many, { status: 400, problem: { details: "one_event_a_request" } }],
      [new Client(), stored, { status: 409, problem: { code: "23505" } }],
      [client, newEvent(table), { status: 429 }],
    ] as const)
      expect(await send(sender, table, body)).toMatchObject(refusal);
  });
});
test("a view of an unreadable article waits for no lock", () =>
  withoutTurns(async () => {
    const view = newView({ post_id: await addPost(sandbox, { status: "draft" }) });
    expect(await send(new Client(), "blog_events", view)).toMatchObject({ problem: { code: "42501" } });
  }));

test.each(EVENT_TABLES)("%s: a valid event waits for the lock, and is counted", async (table) => {
  const count = async () =>
    (await sql<{ in_day: number }[]>`select in_day from private.event_limits where table_name = ${table}`)[0]
      ?.in_day ?? 0;
  expect(await send(new Client(), table, newEvent(table))).toMatchObject({ status: 201 });
  const before = await count();
  let sent: ReturnType<typeof send> | undefined;
  await withoutTurns(async (holder) => {
    sent = send(new Client(), table, newEvent(table));
    await expect.poll(() => waitingFor(holder)).toBe(1);
  });
  expect(await sent).toEqual({ status: 201, problem: null });
  expect(await count()).toBe(before + 1);
});

test("one request cannot insert events into two tables", async () => {
  const both = sql.begin(async (transaction) => {
    await transaction`set local role anon`;
    await transaction`insert into public.user_sessions ${sql(newVisit())}`;
    await transaction`insert into public.analytics_events ${sql(newClick())}`;
  });
  await expect(both).rejects.toThrow("One event at a time.");
});
