import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { service } from "./support/callers";
import { Client } from "./support/client";
import { addPost, published } from "./support/fixtures/blog";
import { discard, insert, type Row, stored } from "./support/rest";
import { Sandbox } from "./support/sandbox";
import { sql } from "./support/stack";

/* Anybody with the public key can send any number of events: others must still be counted. */
const sandbox = new Sandbox();
const started = new Date().toISOString();
let postId: string;

beforeEach(async () => {
  postId = await addPost(sandbox, published);
  await sql`update private.event_limits set minute = '-infinity'`;
  // A new minute would start the counts afresh in the middle of a test.
  const secondsLeft = 60 - new Date().getSeconds();
  if (secondsLeft <= 5) await new Promise((resolve) => setTimeout(resolve, (secondsLeft + 0.5) * 1_000));
});
afterEach(async () => {
  await sandbox.clear();
  for (const table of ["analytics_events", "user_sessions"]) {
    const path = table === "user_sessions" ? "landing_path" : "page_url";
    await discard(`${table}?${path}=like./flood*&created_at=gte.${started}`);
  }
  await sql`update private.event_limits set minute = '-infinity'`;
});

const rows: Record<string, () => Row> = {
  analytics_events: () => ({
    event_id: randomUUID(),
    event_name: "whatsapp_clicked",
    page_url: "/flood",
    source: "flood",
    lang: "en",
  }),
  blog_events: () => ({ event_id: randomUUID(), post_id: postId, event_type: "view", lang: "en" }),
  user_sessions: () => ({ id: randomUUID(), landing_path: "/flood" }),
};

const rowOf = (table: string): Row => rows[table]?.() ?? {};

/** Sets a limit of a table for one test. */
async function limit(table: string, column: "client_per_minute" | "per_minute", most: number): Promise<void> {
  const [before] = await sql<{ most: number }[]>`
    select ${sql(column)} as most from private.event_limits where table_name = ${table}`;
  const set = (to = 0) =>
    sql`update private.event_limits set ${sql({ [column]: to })} where table_name = ${table}`;
  sandbox.afterwards(async () => void (await set(before?.most)));
  await set(most);
}

test.each(Object.keys(rows))(
  "%s refuses a client over its limit, says until when, and keeps counting others",
  async (table) => {
    const [attacker, visitor] = [new Client(), new Client()];
    await limit(table, "client_per_minute", 5);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        attacker.post(`/rest/v1/${table}`, rowOf(table), {
          "x-forwarded-for": `10.0.${index}.1`,
          "cf-connecting-ip": `10.0.${index}.1`,
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(refused).toHaveLength(3);
    for (const { body, retryAfter } of refused) {
      expect(JSON.parse(body)).toMatchObject({ code: "PT429", details: "too_many_events" });
      expect(Number(retryAfter)).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60);
    }
    expect((await visitor.post(`/rest/v1/${table}`, rowOf(table))).status).toBe(201);
  },
);
test("all clients together have a limit for a minute, and the service key has none", async () => {
  await limit("user_sessions", "per_minute", 3);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => new Client().post("/rest/v1/user_sessions", rowOf("user_sessions"))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await insert(service, "user_sessions", rowOf("user_sessions"))).toMatchObject({ status: 201 });
});

test("one address cannot use up the shared limit of a minute or a day", async () => {
  const limits = await sql`
    select table_name from private.event_limits
    where client_per_minute * 4 > per_minute or client_per_day * 20 > per_day`;
  expect([...limits]).toEqual([]);
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

test("a client has a daily limit too", async () => {
  const client = new Client();
  const send = () => client.post("/rest/v1/user_sessions", rowOf("user_sessions"));
  expect((await send()).status).toBe(201);
  // Turns the clock of everyone's minute back and uses up the day.
  await sql`update private.event_clients set minute = '-infinity', in_day = 100000 where table_name = 'user_sessions'`;
  sandbox.afterwards(async () => {
    await sql`delete from private.event_clients`;
  });
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
});

test("no client address is stored, and the counters are gone the day after", async () => {
  const client = new Client();
  await client.post("/rest/v1/user_sessions", rowOf("user_sessions"));
  const kept = async () =>
    (await sql`select client from private.event_clients`).map((row) => String(row["client"]));
  const before = await kept();
  expect(before.length).toBeGreaterThan(0);
  expect(before.join()).not.toContain(client.address);
  await sql`update private.event_salt set day = day - 1`;
  await client.post("/rest/v1/user_sessions", rowOf("user_sessions"));
  const after = await kept();
  expect(after).toHaveLength(1);
  expect(before).not.toContain(after[0]);
});
