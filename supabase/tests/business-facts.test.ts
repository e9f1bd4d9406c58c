import { beforeAll, describe, expect, test } from "vitest";
import { FACT_KEYS, type FactKey, FACTS, SPOKEN_LANGUAGES } from "@domain/facts";
import { placeholderOf } from "@domain/fact-placeholders";
import { service } from "./support/callers";

import { addPost } from "./support/fixtures/blog";
import { setToday } from "./support/permit";
import { call, store, stored, update, type Row } from "./support/rest";
import { onScratch } from "./support/scratch";
import { sql } from "./support/stack";
import { newStaff } from "./support/new-staff";

const { sandbox, staff } = newStaff(beforeAll);

const at = (key: FactKey) => `business_facts?key=eq.${key}`;

const borrow = (key: FactKey) => sandbox.borrow("business_facts", `key=eq.${key}`);

test("every fact of the application has a row of its kind with its placeholder, and no other has one", async () => {
  const rows = await stored("business_facts?select=key,kind,rule,placeholder,is_required&order=key");
  expect(rows).toMatchObject(
    FACT_KEYS.toSorted().map((key) => ({
      key,
      kind: FACTS[key].kind,
      placeholder: placeholderOf(key),
      is_required: "isRequired" in FACTS[key],
    })),
  );
  expect(rows.find(({ key }) => key === "languages")?.["rule"]).toEqual({
    codes: Object.keys(SPOKEN_LANGUAGES),
  });
});

describe("a required fact", () => {
  test.each([
    ["is not emptied", { value: null }],
    ["does not expire", { valid_until: "2030-01-01" }],
    ["is no nonsense", { value: "04 000" }],
  ])("%s", async (_, change) => {
    await borrow("phone");
    const before = await stored(at("phone"));
    await update(staff.owner, at("phone"), change);
    expect(await stored(at("phone"))).toEqual(before);
  });
});

test("nobody can change a fact's key, its kind, its limits or whether it is required", async () => {
  await borrow("years");
  const before = await stored(at("years"));
  for (const change of [{ key: "patients" }, { kind: "text" }, { rule: {} }, { is_required: true }])
    await update(staff.owner, at("years"), change);
  expect(await stored(at("years"))).toEqual(before);
});

test("staff see how many articles use a fact in any of their texts", async () => {
  const [en, ar] = [
    {
      lang: "en",
      title: "Nurse from {{price:test-service}}",
      content_markdown: "See [us](/services/test-service).",
    },
    { lang: "ar", title: "ممرّض", content_markdown: "{{ amount:test-service }}" },
  ];
  const inQuestion = { ...en, title: "Nurse", faq: [{ q: "How much?", a: "{{price:test-service}}" }] };
  for (const [texts, deleted_at] of [
    [[en, ar], null],
    [[{ ...inQuestion, content_markdown: "" }], null],
    [[{ ...en, title: "[A](/services/test-service#price)", content_markdown: "" }], null],
    [[en], "2026-01-01T00:00:00Z"],
    [[{ ...en, title: "{{price:test-service-2}}", content_markdown: "[B](/services/test-service-2)" }], null],
  ] as const) {
    const id = await addPost(sandbox, { deleted_at });
    for (const text of texts) await store("blog_post_translations", { post_id: id, ...text });
  }
  const named = async (p_names: string[], more = {}) =>
    (await call(staff.owner, "articles_naming", { p_names, ...more })).value as {
      count: number;
      posts: Row[];
    };
  expect((await named(["price:test-service"])).count).toBe(2);
  expect(await named(["amount:test-service"])).toMatchObject({
    count: 1,
    posts: [{ title_en: en.title, title_ar: ar.title }],
  });
  const p_path = "/services/test-service";
  expect((await named(["price:test-service", "amount:test-service"], { p_path })).count).toBe(3);
  // The seed has articles with claims of the licence.
  const licensed = (await named(["licensed"])).count;
  const claim = await addPost(sandbox, {});
  const content_markdown = "{{licensed:A DHA-licensed nurse|A nurse}} comes.";
  await store("blog_post_translations", { post_id: claim, lang: "en", title: "Nurse", content_markdown });
  expect((await named(["licensed"])).count).toBe(licensed + 1);
  // A text other than a placeholder's name is not a pattern either.
  expect(await named([".*"])).toEqual({ count: 0, posts: [] });
});

test("a fact expires the day after its last one, and the pages have to be rebuilt", async () => {
  await borrow("years");
  const fingerprint = async () => (await sql`select public.site_fingerprint() as now`)[0]?.["now"] as string;
  await update(service, at("years"), { valid_until: "2999-01-01" });
  const before = await fingerprint();
  const then: Record<string, unknown> = {};
  await onScratch(sql, async (transaction) => {
    await transaction.unsafe(setToday("3000-01-01"));
    then["fingerprint"] = (await transaction`select public.site_fingerprint() as now`)[0]?.["now"];
    await transaction`set local role anon`;
    then["years"] = await transaction`select key from public.business_facts where key = 'years'`;
    then["patients"] = await transaction`select key from public.business_facts where key = 'patients'`;
  });
  expect(then["fingerprint"]).not.toBe(before);
  expect(then["years"]).toHaveLength(0);
  expect(then["patients"]).toHaveLength(1);
});

describe("reviews and treatments", () => {
  const refused = (reviews: number, treatments: number) => ({
    status: 400,
    value: {
      code: "23514",
      details: "more_reviews_than_treatments",
      hint: `{"reviews" : ${reviews}, "treatments" : ${treatments}}`,
    },
  });
  const rating = (count: number) => ({ value: { value: 4.9, count } });

  test("agree at first, and whichever changes, there are never more reviews than treatments", async () => {
    await borrow("rating");
    await borrow("treatments");
    expect(await stored("business_facts?select=key,value&key=in.(rating,treatments)&order=key")).toEqual([
      { key: "rating", value: { value: 4.9, count: 1000 } },
      { key: "treatments", value: 2000 },
    ]);
    expect(await update(staff.owner, at("rating"), rating(2001))).toMatchObject(refused(2001, 2000));
    expect(await update(staff.owner, at("treatments"), { value: 999 })).toMatchObject(refused(1000, 999));
    await update(staff.owner, at("rating"), rating(2000));
    await update(staff.owner, at("treatments"), { value: null });
    await update(staff.owner, at("rating"), rating(5000));
    expect(await update(staff.owner, at("treatments"), { value: 4999 })).toMatchObject(refused(5000, 4999));
    await update(staff.owner, at("rating"), { value: null });
    await update(staff.owner, at("treatments"), { value: 1 });
    expect(await update(staff.owner, at("rating"), rating(2))).toMatchObject(refused(2, 1));
  });

  test("are compared one after the other when both change at once", async () => {
    await borrow("rating");
    await borrow("treatments");
    const answers = await Promise.all([
      update(staff.owner, at("rating"), rating(2000)),
      update(staff.owner, at("treatments"), { value: 1500 }),
    ]);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1);
  });
});
