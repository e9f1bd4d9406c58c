import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCallers, type Caller } from "./support/callers";
import { call } from "./support/rest";
import { connectAsOwner } from "./support/stack";
import { newSandbox } from "./support/new-sandbox";

/*
 * A file of clicks with their second, beside a chat or a telephone bill that has the second too, says who pressed the button
 * on the page about what.
 */
const sql = connectAsOwner();
const sandbox = newSandbox();
let editor: Caller;

beforeAll(async () => {
  editor = (await createCallers()).editor;
});
afterAll(() => sql.end());

test("an export shows the hour of a click and nothing finer", async () => {
  const source = `test-${randomUUID().replaceAll(/\d/g, "x")}`;
  sandbox.expect("analytics_events", `source=eq.${source}`);
  await sql`
    insert into public.analytics_events (event_name, page_url, source, lang, created_at)
    values ('whatsapp_clicked', '/export', ${source}, 'en', date_trunc('hour', now()) - interval '22 minutes 48.5 seconds')`;
  const { value } = await call(editor, "analytics_events_page", {
    p_since: new Date(Date.now() - 7_200_000).toISOString(),
  });
  const rows = value as { source: string; created_at: string }[];
  expect(rows.some((row) => row.source === source)).toBe(true);
  expect(rows.filter(({ created_at }) => !/T\d\d:00:00\+00:00$/.test(created_at))).toEqual([]);
});
