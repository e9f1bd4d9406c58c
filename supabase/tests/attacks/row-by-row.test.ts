import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call, insert, remove, store, stored, update, type Row } from "../support/rest";
import { newStaff } from "../support/new-staff";

/*
 * One row a request stops nobody who sends thousands of requests: an editor's session erased the calendar plan by plan, hid every
 * review, and filled the disk with rows; an owner's erased every place, redirect and template.
 */
const { sandbox, sql, staff } = newStaff();

const MAX_ROWS_PER_HOUR = 100;
const REFUSED = { status: 429, value: { code: "PT429", details: "change_limit" } };

const NO_MORE_DELETED = { status: 429, value: { code: "PT429", details: "deletion_limit" } };

/** Ten at a time, like a hurried attacker. */
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
])("%s: an editor's new rows in an hour are limited", async (table, row) => {
  const ids = Array.from({ length: MAX_ROWS_PER_HOUR + 20 }, () => randomUUID());
  for (const id of ids) sandbox.expect(table, `id=eq.${id}`);
  const answers = await all(ids, (id) => insert(staff.editor, table, { id, ...row }));
  expect(accepted(answers)).toBe(MAX_ROWS_PER_HOUR);
  const known = ids.find((_, index) => answers[index]?.status === 201);
  expect(await update(staff.editor, `${table}?id=eq.${known}`, row)).toMatchObject(REFUSED);
  const others = randomUUID();
  sandbox.expect(table, `id=eq.${others}`);
  expect((await insert(staff.owner, table, { id: others, ...row })).status).toBe(201);
  await sql`
    update public.activity_log set happened_at = happened_at - interval '61 minutes' where actor_id = ${staff.editor.userId}`;
  expect((await update(staff.editor, `${table}?id=eq.${known}`, row)).status).toBe(204);
});

test("changes of a single row in an hour are limited", async () => {
  const id = randomUUID();
  await sandbox.add("authors", { id, name: "Test" }, `id=eq.${id}`);
  await sql`
    insert into private.staff_budgets (person, kind, used, bytes) values (${staff.editor.userId}, 'changes', 995, 0)`;
  const bios = Array.from({ length: 10 }, (_, index) => `The ${index + 1}. bio`);
  const answers = await all(bios, (bio) => update(staff.editor, `authors?id=eq.${id}`, { bio }));
  expect(accepted(answers)).toBe(5);
  expect(answers.find(({ status }) => status !== 204)).toMatchObject(REFUSED);
});

test("an editor cannot delete all plans one by one", async () => {
  const ids = Array.from({ length: MAX_ROWS_PER_HOUR + 20 }, () => randomUUID());
  for (const id of ids) sandbox.expect("editorial_calendar", `id=eq.${id}`);
  await store(
    "editorial_calendar",
    ids.map((id) => ({ id, topic_en: "Test", scheduled_date: "2020-01-01" })),
  );
  const answers = await all(ids, (id) => remove(staff.editor, `editorial_calendar?id=eq.${id}`));
  expect(accepted(answers)).toBe(MAX_ROWS_PER_HOUR);
  expect(await stored(`editorial_calendar?id=in.(${ids.join(",")})&select=id`)).toHaveLength(20);
});

test("an editor cannot overwrite all authors' email addresses one by one, and the changes are logged", async () => {
  const ids = Array.from({ length: MAX_ROWS_PER_HOUR + 20 }, () => randomUUID());
  for (const id of ids) sandbox.expect("authors", `id=eq.${id}`);
  await store(
    "authors",
    ids.map((id) => ({ id, name: `Test ${id}` })),
  );
  await store(
    "author_contacts",
    ids.map((id) => ({ author_id: id, email: `${id}@example.com` })),
  );
  const answers = await all(ids, (id) =>
    update(staff.editor, `author_contacts?author_id=eq.${id}`, { email: `thief-${id}@example.com` }),
  );
  expect(accepted(answers)).toBe(MAX_ROWS_PER_HOUR);
  expect(answers.find(({ status }) => status !== 204)).toMatchObject(REFUSED);
  const [first] = ids;
  expect(
    await stored(
      `activity_log?entity=eq.author&entity_id=eq.${first}&actor_id=eq.${staff.editor.userId}&select=action,label`,
    ),
  ).toEqual([{ action: "updated", label: `Test ${first}` }]);
});

test("an editor cannot hide reviews or mark them as samples one by one", async () => {
  const ids = Array.from({ length: MAX_ROWS_PER_HOUR + 20 }, () => randomUUID());
  for (const id of ids) sandbox.expect("reviews", `id=eq.${id}`);
  await store(
    "reviews",
    ids.map((id) => ({ id, source_platform: "test", author: "A tester", content: "Good" })),
  );
  const half = MAX_ROWS_PER_HOUR / 2;
  const made = await all(ids.slice(0, half), (p_id) =>
    call(staff.editor, "mark_review_sample", { p_id, p_is_sample: true }),
  );
  const hidden = await all(ids.slice(half), (p_id) =>
    call(staff.editor, "hide_review", { p_id, p_reason: "offensive" }),
  );
  expect(accepted([...made, ...hidden])).toBe(MAX_ROWS_PER_HOUR);
  expect(hidden.at(-1)).toMatchObject(REFUSED);
  expect(
    await stored(`reviews?id=in.(${ids.join(",")})&hidden_at=is.null&is_sample=is.false&select=id`),
  ).toHaveLength(20);
  expect((await call(staff.owner, "hide_review", { p_id: ids.at(-1), p_reason: "offensive" })).status).toBe(
    204,
  );
});

const TEMPLATE = {
  type: "test",
  template_data: { structure: { en: { sections: [] }, ar: { sections: [] } } },
};

/** Rows that a test's owner is to delete, by their addresses. */
async function rowsOf(table: string, count: number, row: (id: string) => Row): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) sandbox.expect(table, `id=eq.${id}`);
  await store(
    table,
    ids.map((id) => ({ id, ...row(id) })),
  );
  return ids.map((id) => `${table}?id=eq.${id}`);
}

test("an owner deletes at most 20 rows in an hour, of all tables together", async () => {
  const paths = [
    ...(await rowsOf("url_redirects", 10, (id) => ({ from_path: `/test-${id}`, to_path: "/about" }))),
    ...(await rowsOf("content_templates", 10, (id) => ({ name: `test-${id}`, ...TEMPLATE }))),
    ...(await rowsOf("locations", 10, (id) => ({ slug: `test-${id}` }))),
  ];
  const answers = await all(paths, (path) => remove(staff.owner, path));
  expect(accepted(answers)).toBe(20);
  const [left = ""] = paths.filter((_, index) => answers[index]?.status === 429);
  expect(await remove(staff.owner, left)).toMatchObject(NO_MORE_DELETED);
  expect(await stored(left)).toHaveLength(1);
  // What is gone already, and what other owners do, is not counted.
  const [gone = ""] = paths.filter((_, index) => answers[index]?.status === 204);
  expect((await remove(staff.owner, gone)).status).toBe(204);
  await sql`
    update private.staff_budgets set began_at = began_at - interval '1 hour' where person = ${staff.owner.userId}`;
  expect((await remove(staff.owner, left)).status).toBe(204);
});

test("an owner adds at most a hundred rows of a table in an hour", async () => {
  sandbox.expect("url_redirects", "from_path=like./test-added-*");
  const redirects = Array.from(
    { length: MAX_ROWS_PER_HOUR + 5 },
    (_, number) => `/test-added-${number}-${randomUUID()}`,
  );
  const answers = await all(redirects, (from_path) =>
    insert(staff.owner, "url_redirects", { from_path, to_path: "/about" }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_ROWS_PER_HOUR);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 429,
    value: { details: "addition_limit" },
  });
  // Other tables have room of their own.
  const id = randomUUID();
  sandbox.expect("locations", `id=eq.${id}`);
  expect((await insert(staff.owner, "locations", { id, slug: `test-${id}` })).status).toBe(201);
});

test("an owner deletes at most three services in an hour", async () => {
  const paths = await rowsOf("services", 5, (id) => ({ slug: `test-${id}` }));
  const answers = await all(paths, (path) => remove(staff.owner, path));
  expect(accepted(answers)).toBe(3);
  expect(answers.find(({ status }) => status !== 204)).toMatchObject(NO_MORE_DELETED);
});

test("an owner deletes at most a hundred plans in an hour, as an editor does", async () => {
  const paths = await rowsOf("editorial_calendar", MAX_ROWS_PER_HOUR + 5, () => ({
    topic_en: "Test",
    scheduled_date: "2020-01-01",
  }));
  const answers = await all(paths, (path) => remove(staff.owner, path));
  expect(accepted(answers)).toBe(MAX_ROWS_PER_HOUR);
});

test("moving a page does not bypass the limit on deleted redirects", async () => {
  const paths = await rowsOf("url_redirects", 23, (id) => ({ from_path: `/test-${id}`, to_path: "/about" }));
  const before = (
    await stored("url_redirects?from_path=like./test-*&to_path=eq./about&select=from_path")
  ).map((row) => String(row["from_path"]));
  expect(before).toHaveLength(paths.length);
  const answers = await all(before, (p_to) => {
    const p_from = `/test-${randomUUID()}`;
    sandbox.expect("url_redirects", `from_path=eq.${p_from}`);
    return call(staff.owner, "move_redirects", { p_from, p_to });
  });
  expect(accepted(answers)).toBe(20);
  expect(answers.find(({ status }) => status !== 204)).toMatchObject(NO_MORE_DELETED);
});

test("moving a page does not bypass the limit on added redirects", async () => {
  sandbox.expect("url_redirects", "from_path=like./test-led-*");
  await sql`
    insert into private.staff_budgets (person, kind, used, bytes)
    values (${staff.owner.userId}, 'added to url_redirects', ${MAX_ROWS_PER_HOUR - 5}, 0)`;
  const froms = Array.from({ length: 10 }, () => `/test-led-${randomUUID()}`);
  const lead = (p_from: string, p_to: string) => call(staff.owner, "move_redirects", { p_from, p_to });
  const answers = await all(froms, (from) => lead(from, "/about"));
  expect(accepted(answers)).toBe(5);
  const [refused, there] = [false, true].map((isThere) =>
    froms.find((_, index) => (answers[index]?.status === 204) === isThere),
  );
  expect(await lead(refused ?? "", "/about")).toMatchObject({
    status: 429,
    value: { details: "addition_limit" },
  });
  // What is there already adds nothing.
  expect((await lead(there ?? "", "/contact")).status).toBe(204);
});
