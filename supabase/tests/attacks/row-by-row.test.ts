import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call, insert, remove, store, stored, update, type Row } from "../support/rest";
import { newStaff } from "../support/new-staff";

/*
 * One row a request stops nobody who sends thousands of requests: an editor's session erased the calendar plan by plan, hid every
 * review, and filled the disk with rows.
 */
const { sandbox, sql, staff } = newStaff();

const MOST = 100;
const REFUSED = { status: 429, value: { code: "PT429", details: "change_limit" } };

/** Ten at a time, as whoever is in a hurry does. */
async function all<T, Answer>(items: T[], ask: (item: T) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += 10)
    answers.push(...(await Promise.all(items.slice(from, from + 10).map(ask))));
  return answers;
}
const accepted = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300).length;

test.each<[string, Row]>([
  ["editorial_calendar", { topic_en: "Test", scheduled_date: "2020-01-01" }],
  ["authors", { name: "Test" }],
])("%s takes as many rows of an editor in an hour as a person adds", async (table, row) => {
  const ids = Array.from({ length: MOST + 20 }, () => randomUUID());
  for (const id of ids) sandbox.expect(table, `id=eq.${id}`);
  const answers = await all(ids, (id) => insert(staff.editor, table, { id, ...row }));
  expect(accepted(answers)).toBe(MOST);
  const known = ids.find((_, index) => answers[index]?.status === 201);
  expect(await update(staff.editor, `${table}?id=eq.${known}`, row)).toMatchObject(REFUSED);
  const others = randomUUID();
  sandbox.expect(table, `id=eq.${others}`);
  expect((await insert(staff.owner, table, { id: others, ...row })).status).toBe(201);
  await sql`
    update public.activity_log set happened_at = happened_at - interval '61 minutes' where actor_id = ${staff.editor.userId}`;
  expect((await update(staff.editor, `${table}?id=eq.${known}`, row)).status).toBe(204);
});

test("plans are not erased one after the other", async () => {
  const ids = Array.from({ length: MOST + 20 }, () => randomUUID());
  for (const id of ids) sandbox.expect("editorial_calendar", `id=eq.${id}`);
  await store(
    "editorial_calendar",
    ids.map((id) => ({ id, topic_en: "Test", scheduled_date: "2020-01-01" })),
  );
  const answers = await all(ids, (id) => remove(staff.editor, `editorial_calendar?id=eq.${id}`));
  expect(accepted(answers)).toBe(MOST);
  expect(await stored(`editorial_calendar?id=in.(${ids.join(",")})&select=id`)).toHaveLength(20);
});

test("reviews are neither hidden nor made samples one after the other", async () => {
  const ids = Array.from({ length: MOST + 20 }, () => randomUUID());
  for (const id of ids) sandbox.expect("reviews", `id=eq.${id}`);
  await store(
    "reviews",
    ids.map((id) => ({ id, source_platform: "test", author: "A tester", content: "Good" })),
  );
  const half = MOST / 2;
  const made = await all(ids.slice(0, half), (p_id) =>
    call(staff.editor, "mark_review_sample", { p_id, p_is_sample: true }),
  );
  const hidden = await all(ids.slice(half), (p_id) =>
    call(staff.editor, "hide_review", { p_id, p_reason: "offensive" }),
  );
  expect(accepted([...made, ...hidden])).toBe(MOST);
  expect(hidden.at(-1)).toMatchObject(REFUSED);
  expect(
    await stored(`reviews?id=in.(${ids.join(",")})&hidden_at=is.null&is_sample=is.false&select=id`),
  ).toHaveLength(20);
  expect((await call(staff.owner, "hide_review", { p_id: ids.at(-1), p_reason: "offensive" })).status).toBe(
    204,
  );
});
