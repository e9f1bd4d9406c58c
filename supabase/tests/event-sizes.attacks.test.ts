import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { anonymous } from "./support/callers";
import { Client } from "./support/client";
import { newSandbox } from "./support/new-sandbox";
import { discard, insert } from "./support/rest";
import { onScratch } from "./support/scratch";
import { sql } from "./support/stack";

/*
 * Rows were counted, and not their size: a hundred networks that sent the longest allowed texts made 67 GB in the 90 days for
 * which events are kept.
 */
const sandbox = newSandbox();

const DAYS_KEPT = 91;
const MAX_BYTES = 5e9;
const ROWS = 4_000;

/** Characters of four bytes that hardly compress, as an expression of `n`. */
const noise = (length: number) => `(
  select string_agg(chr(131072 + (random() * 40000)::integer), '') from generate_series(1, ${length}) as c where n > 0)`;

/** A visitor's row of each table, and one with the longest accepted texts. */
const selects: Record<string, { columns: string; ordinary: string; longest: string }> = {
  user_sessions: {
    columns: "id, landing_path, lang, utm_source, utm_medium, utm_campaign",
    ordinary:
      "gen_random_uuid(), '/blog/what-to-have-ready-for-a-fever-' || n % 40, 'en', 'google', 'cpc', 'november'",
    longest: `gen_random_uuid(), '/' || ${noise(299)}, 'en', ${noise(100)}, ${noise(100)}, ${noise(100)}`,
  },
  blog_events: {
    columns: "post_id, event_type, lang, utm_source, utm_medium, utm_campaign, referrer",
    ordinary:
      "gen_random_uuid(), 'view', 'en', 'blog', 'internal', 'doctor-on-call', 'https://www.google.com/'",
    longest: `gen_random_uuid(), 'view', 'en', ${noise(100)}, ${noise(100)}, ${noise(100)}, ${noise(500)}`,
  },
  analytics_events: {
    columns: "event_name, page_url, source, service_slug, lang, reference, session_id",
    ordinary:
      "'phone_call_clicked', '/services/doctor-on-call', 'service_hero', 'doctor-on-call', 'ar', 'K7QX2', gen_random_uuid()",
    longest: `'phone_call_clicked', '/' || ${noise(299)}, repeat('x', 60), repeat('x', 80), 'ar', repeat('K', 16), gen_random_uuid()`,
  },
};

describe.each(Object.keys(selects))("%s", (table) => {
  test.each(["ordinary", "longest"] as const)("%s rows take no more bytes than are counted", (kind) =>
    onScratch(sql, async (transaction) => {
      const { columns = "", [kind]: values = "" } = selects[table] ?? {};
      await transaction.unsafe(`create table private.measured (like public.${table} including all)`);
      await transaction.unsafe(
        `insert into private.measured (${columns}) select ${values} from generate_series(1, ${ROWS}) as n`,
      );
      const [row] = await transaction<{ real: number; counted: number }[]>`
        select pg_total_relation_size('private.measured')::float / count(*) as real,
          avg(pg_column_size(measured) * 4 / 3) + (select row_bytes from private.event_limits where table_name = ${table}) as counted
        from private.measured`;
      expect(Number(row?.counted)).toBeGreaterThanOrEqual(Number(row?.real));
    }),
  );
});

test("91 days at the maximum rate stay below five gigabytes", async () => {
  const [all] = await sql<{ bytes: string }[]>`select sum(bytes_per_day) as bytes from private.event_limits`;
  expect(Number(all?.bytes) * DAYS_KEPT).toBeLessThan(MAX_BYTES);
});

test("long texts use up the sender's limit, and not that of others", async () => {
  const [before] = await sql<{ bytes: string }[]>`
    select bytes_per_day as bytes from private.event_limits where table_name = 'user_sessions'`;
  const set = (bytes: number) => sql`
    update private.event_limits set bytes_per_day = ${bytes}, minute = '-infinity', bytes_in_day = 0
    where table_name = 'user_sessions'`;
  sandbox.afterwards(async () => {
    await set(Number(before?.bytes));
    await discard("user_sessions?landing_path=like./filled*");
  });
  // A hundredth of it for each.
  await set(400_000);
  const [attacker, visitor] = [new Client(), new Client()];
  const send = async (client: Client, length: number) =>
    client.post("/rest/v1/user_sessions", {
      id: randomUUID(),
      landing_path: `/filled${"م".repeat(length)}`,
    });
  const statuses = [];
  for (let count = 0; count < 8; count += 1) statuses.push((await send(attacker, 290)).status);
  // Ordinary visits would be 18.
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429, 429, 429]);
  expect(Number((await send(attacker, 290)).retryAfter)).toBeGreaterThan(60);
  expect((await send(visitor, 0)).status).toBe(201);
  await set(0);
  expect((await send(new Client(), 0)).status).toBe(429);
});

test("an event far longer than any column is refused before it is parsed", async () => {
  const visit = { id: randomUUID(), landing_path: "/", utm_source: "x".repeat(100_000) };
  expect(await insert(anonymous, "user_sessions", visit)).toMatchObject({
    status: 400,
    code: "23514",
    message: "The event is too long.",
  });
});
