import assert from "node:assert/strict";
import { POST_LIMITS, postDraft, TEXT_FIELDS, TEXT_LIMITS } from "./post-draft.ts";
import { draftProblem, draftProblemWords } from "./post-draft-problem.ts";

const english = { lang: "en", title: "Title", content_markdown: "Words." };
const arabic = { lang: "ar", title: "عنوان", content_markdown: "كلمات." };
const NOW = Date.parse("2026-11-21T08:00:00Z");

type Options = Parameters<typeof draftProblem>[1];

function problemOf(
  post: object,
  translations: object[] = [english],
  tags: string[] = [],
  options: Options = {},
): string | undefined {
  const parsed = postDraft.parse({ post: { slug: "a-post", ...post }, translations, tags });
  const problem = draftProblem(parsed, options);
  return (
    problem &&
    [problem.field, problem.id, problem.max ?? problem.name].filter((part) => part !== undefined).join(" ")
  );
}

Deno.test("reports the first of several problems, in the order of the form, and requires English", () => {
  const wrong = (slug: string, title: string, content_markdown: string) =>
    problemOf({ slug }, [{ lang: "en", title, content_markdown }]);
  assert.equal(wrong(" ", "", ""), "slug slugRequired");
  assert.equal(wrong("a b", " ", ""), "en.title englishTitleRequired");
  assert.equal(wrong("a b", "Title", "\n "), "en.content_markdown englishContentRequired");
  assert.equal(wrong("a b", "Title", "Words."), "slug slugSpaces");
  assert.equal(wrong(" a-b ", "Title", "Words."), undefined);
  for (const texts of [[arabic], []]) assert.equal(problemOf({}, texts), "en.title englishTitleRequired");
});

const slugs: Record<string, string | undefined> = {
  "a-good-slug-2": undefined,
  "two words": "slugSpaces",
  "two\u00a0words": "slugSpaces",
  "a\tb": "slugSpaces",
  مقال: "slugShape 120",
  "hello-👋": "slugShape 120",
  Capital: "slugCapitals",
  "-edge": "slugShape 120",
  "two--hyphens": "slugShape 120",
  index: "slugReserved",
  "404": "slugReserved",
  ["a".repeat(120)]: undefined,
  ["a".repeat(121)]: "slugShape 120",
};
for (const [slug, problem] of Object.entries(slugs)) {
  Deno.test(`${problem ? "refuses" : "takes"} the slug “${slug.slice(0, 20)}”`, () => {
    assert.equal(problemOf({ slug }), problem && `slug ${problem}`);
  });
}

for (const field of TEXT_FIELDS) {
  const limit = TEXT_LIMITS[field];
  Deno.test(`takes ${limit} characters of ${field} and not one more`, () => {
    // Whole characters: an emoji counts once, as in the database.
    for (const character of ["x", "👋"]) {
      const textOfLength = (length: number) => [{ ...english, [field]: `/${character.repeat(length - 1)}` }];
      assert.equal(problemOf({}, textOfLength(limit)), undefined);
      assert.equal(problemOf({}, textOfLength(limit + 1)), `en.${field} long ${limit}`);
    }
  });
}

Deno.test("accepts only web addresses and paths of this site", () => {
  for (const field of ["canonical_url", "hero_image_url"]) {
    const at = (address: string) => problemOf({}, [english, { ...arabic, [field]: address }]);
    for (const address of ["", " ", "/blog/x", "https://example.com/x", "http://example.com"])
      assert.equal(at(address), undefined);
    for (const address of [
      "example.com",
      "javascript:alert(1)",
      "data:image/png;base64,x",
      "ftp://a",
      "https://",
      "https:///x",
      "http://a b/",
      "//[",
    ])
      assert.equal(at(address), `ar.${field} addressShape`);
  }
});

Deno.test("requires an Arabic title as soon as there is an Arabic word", () => {
  const words = {
    excerpt: "ملخص",
    h1: "عنوان",
    meta_title: "عنوان",
    content_markdown: "نص",
    faq: [{ q: "؟", a: "" }],
  };
  for (const [field, value] of Object.entries(words))
    assert.equal(problemOf({}, [english, { lang: "ar", [field]: value }]), "ar.title arabicTitleRequired");
  for (const silent of [
    {},
    { title: " " },
    { hero_image_url: "/x.webp", alt_text: "نص" },
    { canonical_url: "x" },
  ])
    assert.equal(problemOf({}, [english, { lang: "ar", ...silent }]), undefined);
});

Deno.test("limits the number and length of questions and tags", () => {
  const faq = (length: number, a = "!") => [
    { ...english, faq: Array.from({ length }, () => ({ q: "?", a })) },
  ];
  assert.equal(problemOf({}, faq(100)), undefined);
  assert.equal(problemOf({}, faq(101)), "en.faq faqCount 100");
  assert.equal(problemOf({}, faq(1, "x".repeat(60_000))), "en.faq faqLong");
  const tags = (length: number) => Array.from({ length }, (_, index) => `tag-${index}`);
  assert.equal(problemOf({}, [english], tags(50)), undefined);
  assert.equal(problemOf({}, [english], tags(51)), "tags tagCount 50");
  assert.equal(problemOf({}, [english], ["👋".repeat(60)]), undefined);
  assert.equal(problemOf({}, [english], ["x".repeat(61)]), "tags tagLong 60");
});

Deno.test("checks what belongs to the post itself", () => {
  for (const service of ["Elderly Care", "طبيب", "a".repeat(81)])
    assert.equal(problemOf({ primary_service: service }), "primary_service serviceShape");
  assert.equal(problemOf({ author_id: "somebody" }), "author_id authorShape");
  assert.equal(problemOf({ scheduled_at: "tomorrow" }), "scheduled_at scheduleRequired");
  assert.equal(
    problemOf({ primary_service: "elderly-care", scheduled_at: "2026-12-01T08:00+04:00" }),
    undefined,
  );
});

Deno.test("requires a future time for scheduled posts only", () => {
  const at = (status: string, scheduled_at: string | null) =>
    problemOf({ status, scheduled_at }, [english], [], { now: NOW });
  assert.equal(at("scheduled", null), "scheduled_at scheduleRequired");
  assert.equal(at("scheduled", "2026-11-21T08:00:00Z"), "scheduled_at schedulePast");
  assert.equal(at("scheduled", "2026-11-21T08:01:00Z"), undefined);
  assert.equal(at("published", "2020-01-01T08:00:00Z"), undefined);
  assert.equal(problemOf({ status: "scheduled", scheduled_at: "2020-01-01T08:00:00Z" }), undefined);
});

Deno.test("lets a working copy be incomplete, within the same limits", () => {
  const copy = (post: object, translations: object[], tags: string[] = []) =>
    problemOf(post, translations, tags, { isWorkingCopy: true });
  assert.equal(copy({ status: "scheduled" }, [{ lang: "ar", excerpt: "نص" }]), undefined);
  assert.equal(copy({ slug: "" }, [english]), "slug slugRequired");
  assert.equal(copy({}, [{ ...english, title: "x".repeat(301) }]), "en.title long 300");
  assert.equal(copy({}, [english], ["x".repeat(61)]), "tags tagLong 60");
});

Deno.test("names the limit and the unknown placeholder in both languages, in Arabic with its unit", () => {
  for (const [id, max, unit] of [
    ...Object.values(TEXT_LIMITS).map((limit) => ["long", limit, "حرف."] as const),
    ["slugShape", POST_LIMITS.slug, "حرفًا."],
    ["tagLong", POST_LIMITS.tag, "حرفًا."],
    ["tagCount", POST_LIMITS.tags, "وسمًا."],
    ["faqCount", POST_LIMITS.faq, "سؤال."],
    ["placeholderCount", POST_LIMITS.placeholders, "مرة."],
  ] as const) {
    const { en, ar } = draftProblemWords({ id, field: "slug", max });
    const number = max.toLocaleString("en-US");
    assert.ok(en.includes(`${number} `) && ar.includes(`${number} ${unit}`), ar);
    // After eleven to ninety-nine, also after a hundred, the unit has its ending; after whole hundreds it has none.
    assert.equal(new Intl.PluralRules("ar").select(max) === "many", unit.includes("ًا"));
  }
  const unknown = draftProblemWords({ id: "placeholderUnknown", field: "en.title", name: "{{$&}}" });
  for (const text of Object.values(unknown)) assert.ok(text.includes("{{$&}}"));
});

Deno.test("refuses unknown placeholders in posts that readers see", () => {
  const at = (status: string, field: string, text: string, options: Options = {}) =>
    problemOf({ status }, [english, { ...arabic, [field]: text }], [], options);
  for (const field of ["title", "excerpt", "content_markdown", "meta_description", "alt_text"]) {
    assert.equal(
      at("published", field, "من {{prices:nurse-on-call}} و{{foo}}"),
      `ar.${field} placeholderUnknown {{prices:nurse-on-call}}`,
    );
    assert.equal(at("published", field, "من {{price:nurse-on-call}}، {{phone}}"), undefined);
  }
  const faq = (a: string) => problemOf({ status: "published" }, [{ ...english, faq: [{ q: "?", a }] }]);
  assert.equal(faq("{{foo}}"), "en.faq placeholderUnknown {{foo}}");
  assert.equal(at("draft", "excerpt", "{{foo}}"), undefined);
  assert.equal(at("published", "excerpt", "{{foo}}", { isWorkingCopy: true }), undefined);
});

Deno.test("refuses more placeholders in a language than an article needs", () => {
  const named = (count: number, faq: { q: string; a: string }[] = []) =>
    problemOf({ status: "published" }, [{ ...english, content_markdown: "{{areas}} ".repeat(count), faq }]);
  assert.equal(named(200), undefined);
  assert.equal(named(201), "en.content_markdown placeholderCount 200");
  assert.equal(named(200, [{ q: "Where?", a: "{{areas}}" }]), "en.faq placeholderCount 200");
});
