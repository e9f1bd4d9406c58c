import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { service } from "./support/callers";
import { Client } from "./support/client";
import { earlyInMinute, EVENT_TABLES, type EventTable, newEvents } from "./support/events";
import { newSandbox } from "./support/new-sandbox";
import { insert, stored } from "./support/rest";
import { sql } from "./support/stack";

/* Anybody with the public key can send any number of events: others must still be counted. */
const sandbox = newSandbox();
const { newEvent, newVisit } = newEvents(sandbox);

const forgetMinute = () => sql`update private.event_limits set minute = '-infinity'`;
beforeEach(async () => {
  await forgetMinute();
  await earlyInMinute();
});
afterEach(forgetMinute);

const send = (client: Client, table: EventTable = "user_sessions", headers = {}) =>
  client.post(`/rest/v1/${table}`, newEvent(table), headers);
const statusesOf = (answers: { status: number | undefined }[]) =>
  answers.map(({ status = 0 }) => status).toSorted((one, other) => one - other);

/** Sets a limit of a table for one test. */
async function limit(table: string, column: "client_per_minute" | "per_minute", max: number): Promise<void> {
  const [before] = await sql<{ max: number }[]>`
    select ${sql(column)} as max from private.event_limits where table_name = ${table}`;
  const set = (to = 0) =>
    sql`update private.event_limits set ${sql({ [column]: to })} where table_name = ${table}`;
  sandbox.afterwards(() => set(before?.max));
  await set(max);
}

test.each(EVENT_TABLES)(
  "%s refuses a client over its limit, names the end of the limit, and keeps counting others",
  async (table) => {
    const [attacker, visitor] = [new Client(), new Client()];
    await limit(table, "client_per_minute", 5);
    const claims = Array.from({ length: 8 }, (_, index) => `10.0.${index}.1`);
    const answers = await Promise.all(
      claims.map((from) => send(attacker, table, { "x-forwarded-for": from, "cf-connecting-ip": from })),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    for (const { body, retryAfter } of answers.filter(({ status }) => status === 429)) {
      expect(JSON.parse(body)).toMatchObject({ code: "PT429", details: "too_many_events" });
      expect(Number(retryAfter)).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60);
    }
    expect((await send(visitor, table)).status).toBe(201);
  },
);

test("all clients together have a limit for a minute, and the service key has none", async () => {
  await limit("user_sessions", "per_minute", 3);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(new Client())));
  expect(statusesOf(answers)).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  expect(await insert(service, "user_sessions", newVisit())).toMatchObject({ status: 201 });
});

test("one address cannot use up the shared limit of a minute or a day", async () => {
  const limits = await sql`
    select table_name from private.event_limits
    where client_per_minute * 4 > per_minute or client_per_day * 20 > per_day`;
  expect([...limits]).toEqual([]);
});

test("requests counted while the clock was a day ahead lock nobody out", async () => {
  const [client, stranger] = [new Client(), new Client()];
  await send(client);
  await sql`
    update private.event_limits
    set day = day + 1, in_day = per_day, minute = now() + interval '1 day', in_minute = per_minute
    where table_name = 'user_sessions'`;
  await sql`update private.event_salt set day = day + 1`;
  await sql`update private.event_clients set minute = now() + interval '1 day', in_minute = 100_000`;
  expect((await send(client)).status).toBe(201);
  expect((await send(stranger)).status).toBe(201);
  const [counted] = await sql`
    select minute <= now() as is_now, day <= now() + interval '1 day' as is_today, in_minute
    from private.event_limits where table_name = 'user_sessions'`;
  expect(counted).toEqual({ is_now: true, is_today: true, in_minute: 2 });
});

test("missing pages are counted for others while one address asks for thousands", async () => {
  const [attacker, visitor] = [new Client(), new Client()];
  const path = `/flood-${randomUUID().replaceAll(/\d/g, "x")}`;
  sandbox.afterwards(async () => {
    await sql`delete from public.missing_paths where path like ${`${path}%`}`;
  });
  const ask = (client: Client, end: string) =>
    client.post("/rest/v1/rpc/note_missing_path", { p_path: `${path}/${end}` });
  await Promise.all(Array.from({ length: 80 }, (_, index) => ask(attacker, `a${index}`)));
  expect(await ask(visitor, "visitor")).toMatchObject({ status: 204 });
  expect(await stored(`missing_paths?path=eq.${path}/visitor`)).toHaveLength(1);
  expect((await stored(`missing_paths?path=like.${path}/a*`)).length).toBeLessThanOrEqual(20);
});

test("no client address is stored, and the counters are gone the day after", async () => {
  const client = new Client();
  await send(client);
  const kept = async () =>
    (await sql`select client from private.event_clients`).map((row) => String(row["client"]));
  const before = await kept();
  expect(before.length).toBeGreaterThan(0);
  expect(before.join()).not.toContain(client.address);
  await sql`update private.event_salt set day = day - 1`;
  await send(client);
  const after = await kept();
  expect(after).toHaveLength(1);
  expect(before).not.toContain(after[0]);
});
