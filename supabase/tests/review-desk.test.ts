import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { entriesOf } from "./support/changes";
import { anonymous, service, type Caller } from "./support/callers";
import { inNameOf } from "./support/in-name-of";
import { call, select, stored, update, type Row } from "./support/rest";
import { newStaff } from "./support/new-staff";
import { onScratch } from "./support/scratch";

const { sandbox, sql, staff } = newStaff(beforeAll);

const WORDS = { author: "Example A.", rating: 4, title: "Kind", content: "They came at once." };

const addReview = (columns: Row = {}) =>
  sandbox.addRow("reviews", { source_platform: "test", ...WORDS, ...columns });

const review = async (id: string): Promise<Row> => (await stored(`reviews?id=eq.${id}`))[0] ?? {};
const hide = (caller: Caller, id: string, reason = "request", note: string | null = null) =>
  call(caller, "hide_review", { p_id: id, p_reason: reason, p_note: note });
const show = (caller: Caller, id: string) => call(caller, "show_review", { p_id: id });
const logged = async (id: string) => (await entriesOf(sql, id)).map(({ action, label }) => [action, label]);
const refused = (details: string) => ({ value: expect.objectContaining({ details }) as unknown });

test.each([
  [[5, 4, 4], { value: 4.3, count: 3 }],
  [[5, null], { value: 5, count: 2 }],
  [[0, 4], { value: 4, count: 1 }],
  [[0], { value: null, count: 0 }],
  [[], { value: null, count: 0 }],
])("the ratings %j give %j, without samples and hidden reviews", (ratings, rating) =>
  onScratch(sql, async (transaction) => {
    await transaction`delete from public.reviews`;
    const review = { source_platform: "test", author: "Example A.", rating: 1 };
    const unseen = [
      { is_sample: true },
      { gone_at: "2026-11-01T00:00:00Z" },
      { hidden_at: "2026-11-01T00:00:00Z", hidden_reason: "request" },
    ].map((columns) => ({ ...review, ...columns }));
    for (const row of [...unseen, ...ratings.map((stars) => ({ ...review, rating: stars }))])
      await transaction`insert into public.reviews ${transaction(row as never)}`;
    const [found] = await transaction<{ rating: unknown }[]>`select public.stored_rating() as rating`;
    expect(found?.rating).toEqual(rating);
  }),
);

test.each([
  ["show_review", { hidden_reason: "request", hidden_at: "2026-11-01T00:00:00+00:00" }, {}],
  ["mark_review_sample", { is_sample: true }, { p_is_sample: false }],
])("%s undoes other people's changes for owners only", async (name, columns, args) => {
  const id = await addReview(columns);
  expect(await call(staff.editor, name, { p_id: id, ...args })).toMatchObject(refused("owner_only"));
  expect(await review(id)).toMatchObject(columns);
  await call(staff.owner, name, { p_id: id, ...args });
  expect(await review(id)).toMatchObject({ hidden_at: null, is_sample: false });
});

test("an editor assigns a review to a service and marks it as a sample", async () => {
  const id = await addReview();
  await call(staff.editor, "assign_review", { p_id: id, p_service_slug: "elderly-care" });
  await call(staff.editor, "mark_review_sample", { p_id: id, p_is_sample: true });
  expect(await review(id)).toMatchObject({ service_slug: "elderly-care", is_sample: true });
});

describe("the text of a review", () => {
  test("cannot be changed by a function with the rights of the database's owner", async () => {
    const id = await addReview();
    const write = (tx: TransactionSql) => tx`update public.reviews set content = 'Changed' where id = ${id}`;
    await expect(inNameOf(sql, staff.owner, write)).rejects.toMatchObject({ detail: "review_words" });
  });

  test("is not restored by a sync that copies a hidden review again", async () => {
    const id = await addReview({ source_id: `test-${randomUUID()}` });
    const { source_id } = await review(id);
    await hide(staff.editor, id);
    const copy = [{ ...WORDS, source_id, lang: "en", content: "New words", published_at: "2026-10-01" }];
    const batch = { p_platform: "test", p_reviews: copy, p_is_complete: false };
    expect((await call(service, "store_reviews", batch)).value).toBe(0);
    await update(service, `reviews?id=eq.${id}`, { content: "New words", author: "Somebody" });
    expect(await review(id)).toMatchObject(WORDS);
  });

  test("is erased 30 days after the review was hidden", async () => {
    const id = await addReview();
    await hide(staff.editor, id, "other", "Written to us by A.");
    await sql`update public.reviews set hidden_at = now() - interval '29 days' where id = ${id}`;
    await call(service, "daily_upkeep");
    expect(await review(id)).toMatchObject(WORDS);
    await sql`update public.reviews set hidden_at = now() - interval '31 days' where id = ${id}`;
    await call(service, "daily_upkeep");
    expect(await review(id)).toMatchObject({
      author: "",
      rating: null,
      title: null,
      content: "",
      hidden_note: "-",
      source_platform: "test",
    });
    expect(await show(staff.owner, id)).toMatchObject(refused("review_erased"));
  });
});

describe("a hidden review", () => {
  test("records who hid it, when and why", async () => {
    const id = await addReview();
    await hide(staff.editor, id, "private", "  Names a child. ");
    await hide(staff.owner, id, "offensive");
    expect(await review(id)).toMatchObject({
      hidden_by: staff.editor.userId,
      hidden_by_email: expect.stringContaining("@") as unknown,
      hidden_reason: "private",
      hidden_note: "Names a child.",
      hidden_at: expect.any(String) as unknown,
    });
    expect(await logged(id)).toEqual([["hidden", expect.stringMatching(/^test, \d{4}-\d\d-\d\d$/)]]);
  });

  test("needs one of the reasons, and a text for the reason other", async () => {
    const id = await addReview();
    expect((await hide(staff.owner, id, "too bad")).status).toBe(400);
    expect((await hide(staff.owner, id, "other")).status).toBe(400);
    expect((await review(id))["hidden_at"]).toBeNull();
  });

  test("can be shown again within ten minutes by the person who hid it, and readers see no trace of it", async () => {
    const id = await addReview();
    await hide(staff.editor, id);
    expect((await show(staff.editor, id)).status).toBe(204);
    const { rows } = await select(anonymous, `reviews?id=eq.${id}`);
    expect(rows).toMatchObject([{ hidden_by: null, hidden_by_email: null, hidden_note: null }]);
    await hide(staff.editor, id);
    await sql`update public.reviews set hidden_at = now() - interval '11 minutes' where id = ${id}`;
    expect(await show(staff.editor, id)).toMatchObject(refused("owner_only"));
    expect((await show(staff.owner, id)).status).toBe(204);
    expect((await logged(id)).map(([action]) => action)).toEqual(["hidden", "shown", "hidden", "shown"]);
  });
});

test("copies of a platform's reviews expire when the platform has removed them", async () => {
  const platform = `test-${randomUUID()}`.slice(0, 40);
  sandbox.expect("reviews", `source_platform=eq.${platform}`);
  const copyOf = (source_id: string) => ({ ...WORDS, source_id, lang: "en", published_at: "2026-10-01" });
  const sync = (ids: string[], p_is_complete: boolean) =>
    call(service, "store_reviews", { p_platform: platform, p_reviews: ids.map(copyOf), p_is_complete });
  const path = `reviews?source_platform=eq.${platform}&order=source_id`;
  const idsIn = (rows: Row[]) => rows.map(({ source_id }) => source_id);
  const shown = async () => idsIn((await select(anonymous, path)).rows);
  await sync(["a", "b", "c"], false);
  await sync(["a", "b"], false);
  expect(await shown(), "some may be left out of an answer").toEqual(["a", "b", "c"]);
  await sql`update public.reviews set seen_at = now() - interval '31 days' where source_platform = ${platform} and source_id = 'c'`;
  await sync(["a", "b"], false);
  expect(await shown(), "not seen for a month").toEqual(["a", "b"]);
  await sync(["a", "c"], true);
  expect(await shown(), "the whole list").toEqual(["a", "c"]);
  await sql`update public.reviews set gone_at = gone_at - interval '31 days' where source_platform = ${platform}`;
  await call(service, "daily_upkeep");
  expect(idsIn(await stored(path))).toEqual(["a", "c"]);
});

test("an invented review cannot be passed off as a real one", async () => {
  const id = await addReview({ source_platform: "sample", is_sample: true });
  expect((await call(staff.owner, "mark_review_sample", { p_id: id, p_is_sample: false })).status).toBe(400);
  expect((await review(id))["is_sample"]).toBe(true);
});

test("the list of reviews supports every filter, and counts what readers see", async () => {
  const word = `w${randomUUID().slice(0, 8)}`;
  const list = async (filter: Row) =>
    (await call(staff.editor, "list_reviews", filter)).value as {
      rows: Row[];
      total: number;
      counts: { rated: number };
    };
  const listed = async (filter: Row) => {
    const { rows, total } = await list({ p_search: word, ...filter });
    return [rows.map(({ title }) => String(title)).sort(), total];
  };
  const before = await list({});
  const add = (title: string, columns: Row) => addReview({ title, content: `100%_${word}\\`, ...columns });
  await add("plain", {});
  await add("service", { service_slug: "elderly-care", lang: "ar", rating: null });
  await add("sample", { is_sample: true, rating: 0 });
  await add("hidden", { hidden_at: new Date().toISOString(), hidden_reason: "private" });
  await add("gone", { gone_at: new Date().toISOString(), source_platform: `p-${word}` });
  const all = ["gone", "hidden", "plain", "sample", "service"];
  const cases: [Row, string[]][] = [
    [{}, all],
    [{ p_search: `%_${word}\\` }, all],
    [{ p_search: `${word} %_` }, all],
    [{ p_search: `${word} nothing` }, []],
    [{ p_service: "elderly-care" }, ["service"]],
    [{ p_service: "" }, ["gone", "hidden", "plain", "sample"]],
    [{ p_state: "shown" }, ["plain", "sample", "service"]],
    [{ p_state: "hidden" }, ["hidden"]],
    [{ p_platform: `p-${word}` }, ["gone"]],
    [{ p_is_sample: true }, ["sample"]],
    [{ p_stars: 5 }, ["service"]],
    [{ p_stars: 0 }, ["sample"]],
    [{ p_lang: "ar" }, ["service"]],
  ];
  for (const [filter, titles] of cases)
    expect([filter, ...(await listed(filter))]).toEqual([filter, titles, titles.length]);
  expect((await listed({ p_page: 2, p_per_page: 3 }))[0]).toHaveLength(2);
  expect((await list({})).counts.rated).toBe(before.counts.rated + 2);
});
