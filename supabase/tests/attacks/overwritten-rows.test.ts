import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Caller, callerWith } from "../support/callers";
import { addPost } from "../support/fixtures/blog";
import { newStaff } from "../support/new-staff";
import { createPerson, signIn } from "../support/people";
import { call, remove, store, stored, update } from "../support/rest";

/*
 * Whoever found an owner's tab open, and may delete a few rows only, wrote over all of them instead. An editor's session did so with
 * authors, and deleted plans. Nothing had what was there before.
 */
const { sandbox, sql, staff } = newStaff();

const TEMPLATE = { structure: { en: { sections: [] }, ar: { sections: [] } } };

/** As the owner of the database does it. @returns how many rows came back */
const bringBack = async (since: string, tables: string[]): Promise<unknown> => {
  const [answer] = await sql`select private.bring_back(${since}, ${tables}) as rows`;
  return answer?.["rows"];
};
const now = async (): Promise<string> => {
  const [moment] = await sql<{ at: string }[]>`select clock_timestamp()::text as at`;
  return moment?.at ?? "";
};

test("rows that an owner's session overwrote or deleted are restored", async () => {
  const [place, service] = [randomUUID(), randomUUID()];
  const rows = [
    {
      table: "services",
      filter: `id=eq.${service}`,
      row: { id: service, slug: `test-${service}`, content_data: { a: 1 } },
    },
    {
      table: "locations",
      filter: `id=eq.${place}`,
      row: { id: place, slug: `test-${place}`, areas_covered: ["Here"] },
    },
    {
      table: "location_services",
      filter: `location_id=eq.${place}`,
      row: { location_id: place, service_id: service, requests_en: "What people ask." },
    },
  ];
  for (const { table, filter, row } of rows) await sandbox.add(table, row, filter);
  const was = rows.map(({ row }) => row);
  const are = async () =>
    (await Promise.all(rows.map(({ table, filter }) => stored(`${table}?${filter}`)))).flat();

  const since = await now();
  const [of, at, says] = rows.map(({ table, filter }) => `${table}?${filter}`);
  for (const description_en of ["Nonsense", "More of it"])
    expect((await update(staff.owner, of ?? "", { description_en, content_data: {} })).status).toBe(204);
  expect((await update(staff.owner, says ?? "", { requests_en: "" })).status).toBe(204);
  // With a place go its words about services.
  expect((await remove(staff.owner, at ?? "")).status).toBe(204);
  expect(await are()).toHaveLength(1);

  expect(await bringBack(since, ["services", "locations", "location_services"])).toBe(3);
  expect(await are()).toMatchObject(was);
  // An earlier moment would restore the state before the test.
  const [{ description_en } = {}] = await stored(of ?? "");
  expect(description_en).toBe("");
  expect(
    await sql`select content ->> 'description_en' as says from private.former_rows where row_key ->> 'id' = ${service} order by id`,
  ).toEqual([{ says: "" }, { says: "More of it" }]);
});

test("authors and plans that an editor's session deleted are restored", async () => {
  const [author, plan] = [randomUUID(), randomUUID()];
  await sandbox.add("authors", { id: author, name: "Dr Test", bio: "Twenty years." }, `id=eq.${author}`);
  await store("author_contacts", { author_id: author, email: `${author}@example.com` });
  await sandbox.add(
    "editorial_calendar",
    { id: plan, topic_en: "Fever", scheduled_date: "2027-01-01" },
    `id=eq.${plan}`,
  );
  const since = await now();
  expect((await update(staff.editor, `authors?id=eq.${author}`, { name: "x", bio: "x" })).status).toBe(204);
  expect(
    (await update(staff.editor, `author_contacts?author_id=eq.${author}`, { email: "x@y.zz" })).status,
  ).toBe(204);
  expect((await remove(staff.editor, `editorial_calendar?id=eq.${plan}`)).status).toBe(204);
  expect(await bringBack(since, ["authors", "author_contacts", "editorial_calendar"])).toBe(3);
  expect(await stored(`authors?id=eq.${author}&select=name,bio`)).toEqual([
    { name: "Dr Test", bio: "Twenty years." },
  ]);
  expect(await stored(`author_contacts?author_id=eq.${author}&select=email`)).toEqual([
    { email: `${author}@example.com` },
  ]);
  expect(await stored(`editorial_calendar?id=eq.${plan}&select=topic_en`)).toEqual([{ topic_en: "Fever" }]);
});

test("a restored author gets their articles back, except those with a new author", async () => {
  const [author, other] = [randomUUID(), randomUUID()];
  for (const id of [author, other]) await sandbox.add("authors", { id, name: "Dr Test" }, `id=eq.${id}`);
  const [lost, given] = [
    await addPost(sandbox, { author_id: author }),
    await addPost(sandbox, { author_id: author }),
  ];
  const since = await now();
  expect((await remove(staff.owner, `authors?id=eq.${author}`)).status).toBe(204);
  await sql`update public.blog_posts set author_id = ${other} where id = ${given}`;
  expect(await bringBack(since, ["authors"])).toBe(1);
  const authorOf = (id: string) => stored(`blog_posts?id=eq.${id}&select=author_id`);
  expect(await authorOf(lost)).toEqual([{ author_id: author }]);
  expect(await authorOf(given)).toEqual([{ author_id: other }]);
});

test("an editor's changes of reviews are undone, and no copy of their text is kept", async () => {
  const [assigned, unassigned] = [randomUUID(), randomUUID()];
  for (const [id, service_slug] of [
    [assigned, "doctor-on-call"],
    [unassigned, null],
  ])
    await sandbox.add(
      "reviews",
      { id, source_platform: "test", author: "A tester", content: "Good", service_slug },
      `id=eq.${id}`,
    );
  const read = () => stored(`reviews?id=in.(${assigned},${unassigned})&order=id`);
  const before = await read();
  const since = await now();
  for (const p_id of [assigned, unassigned]) {
    for (const p_service_slug of ["nurse-on-call", "lab-test"])
      expect((await call(staff.editor, "assign_review", { p_id, p_service_slug })).status).toBe(204);
    expect((await call(staff.editor, "mark_review_sample", { p_id, p_is_sample: true })).status).toBe(204);
  }
  expect(await read()).not.toEqual(before);
  expect(await bringBack(since, ["reviews"])).toBe(2);
  expect(await read()).toEqual(before);
  const kept = await sql<{ content: object }[]>`
    select content from private.former_rows where table_name = 'reviews' and row_key ->> 'id' = ${assigned} order by id`;
  expect(kept.map(({ content }) => content)).toEqual([
    { service_slug: "doctor-on-call", is_sample: false },
    // What is brought back can be taken back as well.
    { service_slug: "lab-test", is_sample: true },
  ]);
});

test("a row's key cannot be changed, which would block its restoration", async () => {
  const id = randomUUID();
  await sandbox.add(
    "content_templates",
    { id, name: `test-${id}`, type: "test", template_data: TEMPLATE },
    `name=eq.test-${id}`,
  );
  const path = `content_templates?id=eq.${id}`;
  expect((await update(staff.owner, path, { id: randomUUID(), type: "other" })).value).toMatchObject({
    code: "42501",
    details: "row_keeps_key",
  });
  expect((await update(staff.owner, path, { id, type: "other" })).status).toBe(204);
});

test("the kept row versions cannot fill the disk", async () => {
  const id = randomUUID();
  await sandbox.add(
    "content_templates",
    { id, name: `test-${id}`, type: "test", template_data: TEMPLATE },
    `id=eq.${id}`,
  );
  const change = (type: string) => update(staff.owner, `content_templates?id=eq.${id}`, { type });
  expect((await change("a")).status).toBe(204);
  await sql`update private.staff_budgets set bytes = 199999000 where person = ${staff.owner.userId} and kind = 'rows changed'`;
  expect((await change("b")).status).toBe(204);
  await sql`update private.staff_budgets set bytes = 200000000 where person = ${staff.owner.userId} and kind = 'rows changed'`;
  expect(await change("c")).toMatchObject({ status: 429, value: { details: "change_limit" } });
  // Nor are there changes of the site without end.
  await sql`update private.staff_budgets set bytes = 0, used = 4999 where person = ${staff.owner.userId} and kind = 'rows changed'`;
  expect((await change("c")).status).toBe(204);
  expect(await change("d")).toMatchObject({ status: 429, value: { details: "change_limit" } });
});

test("what a person saved is kept when a stolen session overwrites it minutes later", async () => {
  const id = randomUUID();
  await sandbox.add("authors", { id, name: "As it was" }, `id=eq.${id}`);
  const change = (caller: Caller, name: string) => update(caller, `authors?id=eq.${id}`, { name });
  const owner = await createPerson("owner");
  const stolen = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  await change(callerWith("owner", owner), "The owner's");
  const since = await now();
  await change(stolen, "Nonsense");
  await change(stolen, "More of it");
  expect(await bringBack(since, ["authors"])).toBe(1);
  expect(await stored(`authors?id=eq.${id}&select=name`)).toEqual([{ name: "The owner's" }]);
});

test("repeated saves of one day do not displace that day's earlier versions", async () => {
  const id = randomUUID();
  await sandbox.add("authors", { id, name: "As it was" }, `id=eq.${id}`);
  const change = (name: string) => update(staff.owner, `authors?id=eq.${id}`, { name });
  await change("first");
  await sql`
    insert into private.former_rows (table_name, row_key, content, changed_at)
    select 'authors', jsonb_build_object('id', ${id}::text), jsonb_build_object('name', 'row ' || n), now() - n * interval '10 minutes'
    from generate_series(1, 200) as n`;
  await sql`update private.former_rows set changed_at = changed_at - interval '11 minutes' where row_key ->> 'id' = ${id}`;
  await change("last");
  const kept = await sql`select id from private.former_rows where row_key ->> 'id' = ${id}`;
  expect(kept).toHaveLength(202);
});

test("repeated saves do not displace versions of earlier days, and all are deleted after 30 days", async () => {
  const id = randomUUID();
  await sandbox.add("authors", { id, name: "As it was" }, `id=eq.${id}`);
  const change = (name: string) => update(staff.owner, `authors?id=eq.${id}`, { name });
  await change("first");
  await sql`update private.former_rows set changed_at = changed_at - interval '5 days' where row_key ->> 'id' = ${id}`;
  await sql`
    insert into private.former_rows (table_name, row_key, content, changed_at)
    select 'authors', jsonb_build_object('id', ${id}::text), '{}', now() - interval '3 days' + n * interval '1 second'
    from generate_series(1, 150) as n`;
  await change("last");
  const kept =
    await sql`select content ->> 'name' as name from private.former_rows where row_key ->> 'id' = ${id} order by changed_at`;
  expect(kept.length).toBeLessThanOrEqual(103);
  expect(kept.at(0)).toEqual({ name: "As it was" });
  expect(kept.at(-1)).toEqual({ name: "first" });
  await sql`update private.former_rows set changed_at = changed_at - interval '31 days' where row_key ->> 'id' = ${id}`;
  await sql`select public.daily_upkeep()`;
  expect(await sql`select id from private.former_rows where row_key ->> 'id' = ${id}`).toEqual([]);
});
