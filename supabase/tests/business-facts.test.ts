import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FACT_KEYS, type FactKey, FACTS } from "@domain/facts";
import { isFactValue } from "@domain/fact-schema";
import { anonymous, callerWith, service, type Caller } from "./support/callers";
import { createPerson } from "./support/people";
import { call, select, store, stored, update, type Row } from "./support/rest";
import { connectAsOwner } from "./support/stack";
import { newSandbox } from "./support/new-sandbox";

const sql = connectAsOwner();
const sandbox = newSandbox();
let owner: Caller;
beforeAll(async () => {
  owner = callerWith("owner", await createPerson("owner"));
});
afterAll(() => sql.end());

const at = (key: FactKey) => `business_facts?key=eq.${key}`;

async function borrow(key: FactKey): Promise<void> {
  const [before] = await stored(at(key));
  if (!before) throw new Error(`There is no fact ${key}.`);
  sandbox.afterwards(async () => void (await update(service, at(key), before)));
}

const both = (text: string) => ({ en: text, ar: text });

/** Values at and beyond each limit; which of them are right, both sides have to say alike. */
const VALUES: readonly unknown[] = [
  [null, "", true, {}, []],
  [-1, 0, 1, 1.5, 24, 25, 150, 151, 336, 337, 600, 601, 10_000_000, 10_000_001, "7"],
  [
    [1, 2],
    [2, 1],
    [1],
    [1, 2, 3],
    [8, 12, 24],
    [0, 5],
    [5, 5],
    [1, 337],
    [1, 2, 3, 4, 5, 6, 7],
    [1.5, 2],
    ["1", 2],
  ],
  [
    [200, 1500],
    [1, 100_000],
    [1, 100_001],
  ],
  [
    { value: 4.9, count: 1000 },
    { value: 5, count: 1 },
    { value: 1, count: 10_000_000 },
    { value: 6, count: 1000 },
    { value: 0.9, count: 1000 },
    { value: 4.95, count: 1000 },
    { value: 4.9, count: 0 },
    { value: 4.9, count: 1.5 },
    { value: "4.9", count: 1000 },
    { value: 4.9 },
    { value: 4.9, count: 1000, more: 1 },
  ],
  [["en"], ["en", "ar"], ["en", "en"], ["xx"]],
  ["+97140000000", "+0971400000", "97140000000", "+971 4 000", "+97140000000000000", "+1234567"],
  [
    "+9714000000",
    "+971400000000",
    "+97110000000",
    "+971501234567",
    "+97150123456",
    "+97180012345",
    "+971600123456",
  ],
  [
    "care@example.com",
    "a..b@example.com",
    ".a@example.com",
    "a.@example.com",
    "a'@example.com",
    "care",
    "care@example",
    "a b@example.com",
    "care@example.com<",
  ],
  ["https://www.instagram.com/x", "http://www.instagram.com/x", "https://localhost/x", "javascript:alert(1)"],
  ["https://example.com/<b>", `https://example.com/${"x".repeat(500)}`],
  [
    { opens: "00:00", closes: "24:00" },
    { opens: "08:00", closes: "22:30" },
    { opens: "22:00", closes: "08:00" },
    { opens: "08:00", closes: "08:00" },
    { opens: "24:00", closes: "08:00" },
    { opens: "8:00", closes: "22:00" },
    { opens: "24:00", closes: "24:00" },
    { opens: "08:00", closes: "25:00" },
    { opens: "08:00" },
    { opens: "08:00", closes: "22:00", more: 1 },
  ],
  [
    [both("x")],
    [both("x"), both("x")],
    [both("x"), { en: "x", ar: "y" }],
    [both("x".repeat(40))],
    [both("x".repeat(41))],
    [both("<b>")],
    [{ en: "x" }],
    ["x"],
    ...[12, 13, 40, 41].map((count) => Array.from({ length: count }, (_, place) => both(`x${place}`))),
  ],
  [60, 61, 80, 81, 160, 161].map((length) => both("x".repeat(length))),
  [
    both(" "),
    // What one side counts as a space, or as two characters, and the other does not.
    ...Array.from(" \t\u0085\u00a0\u1680\u180e\u2003\u200b\u2028\u202f\u205f\u3000\ufeff").flatMap(
      (space) => [both(space), both(`${space}x`), both(`x${space}`), both(`x${space}x`)],
    ),
    both("😀".repeat(60)),
    both("😀".repeat(61)),
    both(`Dar Afiya${" ".repeat(5_000)}`),
    both("<b>x</b>"),
    both("a\nb"),
    both("{{phone}}"),
    both("[x](y)"),
    { en: "x" },
    { ...both("x"), fr: "x" },
  ],
].flat();

test.each(FACT_KEYS)("the database and the schema allow the same values of %s", async (key) => {
  const answers = await sql<{ allowed: boolean }[]>`
    select private.is_fact(${key}, value) as allowed
    from jsonb_array_elements(${sql.json(VALUES as never)}) with ordinality as entry (value, place)
    order by place`;
  const different = VALUES.filter((value, place) => answers[place]?.allowed !== isFactValue(key, value));
  expect(different).toEqual([]);
  expect(answers.some(({ allowed }) => allowed)).toBe(true);
});

test("a new project has every fact, and a value for each required one", async () => {
  const rows = await stored("business_facts?select=key,is_required,value");
  expect(rows.map(({ key }) => String(key)).toSorted()).toEqual(FACT_KEYS.toSorted());
  for (const { key, is_required, value } of rows) {
    expect([key, is_required]).toEqual([key, "isRequired" in FACTS[key as FactKey]]);
    expect([key, isFactValue(key as FactKey, value)]).toEqual([key, true]);
  }
});

describe("a required fact", () => {
  test.each([
    ["is not emptied", { value: null }],
    ["does not expire", { valid_until: "2030-01-01" }],
    ["is no nonsense", { value: "04 000" }],
  ])("%s", async (_, change) => {
    await borrow("phone");
    const before = await stored(at("phone"));
    await update(owner, at("phone"), change);
    expect(await stored(at("phone"))).toEqual(before);
  });
});

test("nobody can change a fact's key or whether it is required", async () => {
  await borrow("years");
  const before = await stored(at("years"));
  for (const change of [{ key: "patients" }, { is_required: true }]) await update(owner, at("years"), change);
  expect(await stored(at("years"))).toEqual(before);
});

test("staff see how many articles use a fact in any of their texts, and visitors do not", async () => {
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
    const id = randomUUID();
    sandbox.expect("blog_posts", `id=eq.${id}`);
    await store("blog_posts", { id, slug: `test-${id}`, deleted_at });
    for (const text of texts) await store("blog_post_translations", { post_id: id, ...text });
  }
  const named = async (p_names: string[], more = {}) =>
    (await call(owner, "articles_naming", { p_names, ...more })).value as { count: number; posts: Row[] };
  expect((await named(["price:test-service"])).count).toBe(2);
  expect(await named(["amount:test-service"])).toMatchObject({
    count: 1,
    posts: [{ title_en: en.title, title_ar: ar.title }],
  });
  const p_path = "/services/test-service";
  expect((await named(["price:test-service", "amount:test-service"], { p_path })).count).toBe(3);
  // The seed has articles that rest on the licence.
  const licensed = (await named(["licensed"])).count;
  const claim = randomUUID();
  sandbox.expect("blog_posts", `id=eq.${claim}`);
  await store("blog_posts", { id: claim, slug: `test-${claim}` });
  const content_markdown = "{{licensed:A DHA-licensed nurse|A nurse}} comes.";
  await store("blog_post_translations", { post_id: claim, lang: "en", title: "Nurse", content_markdown });
  expect((await named(["licensed"])).count).toBe(licensed + 1);
  // A text that is not a placeholder's name is not a pattern either.
  expect(await named([".*"])).toEqual({ count: 0, posts: [] });
  expect((await call(anonymous, "articles_naming", { p_names: ["phone"] })).status).toBe(401);
});

test("visitors cannot read a fact's source", async () => {
  const { status } = await select(anonymous, "business_facts?select=evidence");
  expect(status).toBe(401);
});

test("a fact expires the day after its last one, and the pages have to be rebuilt", async () => {
  await borrow("years");
  const fingerprint = async () => (await sql`select public.site_fingerprint() as now`)[0]?.["now"] as string;
  await update(service, at("years"), { valid_until: "2999-01-01" });
  const before = await fingerprint();
  const then: Record<string, unknown> = {};
  // As if that day had come: the row is as it was.
  const thatDay = sql.begin(async (transaction) => {
    await transaction`create or replace function private.dubai_today() returns date language sql stable set search_path = '' as $$ select date '3000-01-01' $$`;
    then["fingerprint"] = (await transaction`select public.site_fingerprint() as now`)[0]?.["now"];
    await transaction`set local role anon`;
    then["years"] = await transaction`select key from public.business_facts where key = 'years'`;
    then["patients"] = await transaction`select key from public.business_facts where key = 'patients'`;
    throw new Error("undone");
  });
  await expect(thatDay).rejects.toThrow("undone");
  expect(then["fingerprint"]).not.toBe(before);
  expect(then["years"]).toHaveLength(0);
  expect(then["patients"]).toHaveLength(1);
});
