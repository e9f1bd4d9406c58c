import assert from "node:assert/strict";
import { draftProblem } from "./draft-problem.ts";
import { PostRequest } from "./post-request.ts";
import { arabic, draft, english } from "./testing.ts";

function problemOf(sent: object): string | undefined {
  const parsed = PostRequest.parse({ method: "POST", ...sent });
  assert.equal(parsed.method, "POST");
  const problem = draftProblem(parsed);
  return problem && `${problem.field}: ${problem.message}`;
}

Deno.test("tells the first of several problems, in the order of the form", () => {
  const wrong = (slug: string, title: string, content_markdown: string) =>
    problemOf(draft({ slug }, [{ lang: "en", title, content_markdown }]));
  assert.equal(wrong(" ", "", ""), "slug: Slug is required");
  assert.equal(wrong("a b", " ", ""), "en.title: English title is required");
  assert.equal(wrong("a b", "Title", "\n "), "en.content_markdown: English content is required");
  assert.equal(wrong("a b", "Title", "Words."), "slug: Slug cannot contain spaces");
  assert.equal(wrong("a-b", "Title", "Words."), undefined);
});

Deno.test("asks for English though there is Arabic", () => {
  assert.equal(problemOf(draft({}, [arabic])), "en.title: English title is required");
  assert.equal(problemOf(draft({}, [])), "en.title: English title is required");
});

const slugs: Record<string, string | undefined> = {
  "a-good-slug-2": undefined,
  "two words": "Slug cannot contain spaces",
  "a\tb": "Slug cannot contain spaces",
  " edge": "Slug cannot contain spaces",
  مقال: "Slug may only contain lower-case English letters, digits and single hyphens",
  "hello-👋": "Slug may only contain lower-case English letters, digits and single hyphens",
  Capital: "Slug may only contain lower-case English letters, digits and single hyphens",
  "-edge": "Slug may only contain lower-case English letters, digits and single hyphens",
  "two--hyphens": "Slug may only contain lower-case English letters, digits and single hyphens",
  [`${"a".repeat(120)}`]: undefined,
  [`${"a".repeat(121)}`]: "Slug is too long (at most 120 characters)",
};

for (const [slug, message] of Object.entries(slugs)) {
  Deno.test(`${message ? "refuses" : "takes"} the slug “${slug.slice(0, 20)}”`, () => {
    assert.equal(problemOf(draft({ slug })), message && `slug: ${message}`);
  });
}

const fields: [string, number][] = [
  ["title", 300],
  ["h1", 300],
  ["excerpt", 1_000],
  ["content_markdown", 200_000],
  ["meta_title", 200],
  ["meta_description", 400],
  ["alt_text", 300],
];

for (const [field, limit] of fields) {
  Deno.test(`takes ${limit} characters of ${field} and not one more`, () => {
    // Characters, not halves of them: an emoji counts once, as in the database.
    for (const character of ["x", "👋"]) {
      const texts = (length: number) => [{ ...english, [field]: character.repeat(length) }];
      assert.equal(problemOf(draft({}, texts(limit))), undefined);
      assert.match(
        problemOf(draft({}, texts(limit + 1))) ?? "",
        new RegExp(`^en\\.${field}: English .* is too long \\(at most ${limit} characters\\)$`),
      );
    }
  });
}

Deno.test("takes addresses on the web and on this site alone", () => {
  for (const field of ["canonical_url", "hero_image_url"]) {
    const at = (address: string) => problemOf(draft({}, [{ ...english, [field]: address }]));
    for (const address of ["", " ", "/blog/x", "https://example.com/x", "http://example.com"])
      assert.equal(at(address), undefined);
    for (const address of ["example.com", "javascript:alert(1)", "data:image/png;base64,x"])
      assert.match(at(address) ?? "", new RegExp(`^en\\.${field}: .* should start with https:// or /$`));
  }
});

Deno.test("wants an Arabic title as soon as there is an Arabic word", () => {
  const words = { excerpt: "ملخص", h1: "عنوان", meta_title: "عنوان", faq: [{ q: "؟", a: "!" }] };
  for (const [field, value] of Object.entries(words))
    assert.equal(
      problemOf(draft({}, [english, { lang: "ar", [field]: value }])),
      "ar.title: Arabic title is required",
    );
  for (const silent of [
    {},
    { title: " " },
    { hero_image_url: "/x.webp", alt_text: "نص" },
    { canonical_url: "x" },
  ])
    assert.equal(problemOf(draft({}, [english, { lang: "ar", ...silent }])), undefined);
});

Deno.test("limits what has no natural end", () => {
  const faq = (length: number) => Array.from({ length }, () => ({ q: "?", a: "!" }));
  assert.equal(problemOf(draft({}, [{ ...english, faq: faq(100) }])), undefined);
  assert.equal(
    problemOf(draft({}, [{ ...english, faq: faq(101) }])),
    "en.faq: English has more than 100 questions",
  );
  const tags = (length: number) => Array.from({ length }, (_, index) => `tag-${index}`);
  assert.equal(problemOf(draft({}, [english], tags(50))), undefined);
  assert.equal(problemOf(draft({}, [english], tags(51))), "tags: There are more than 50 tags");
  assert.equal(problemOf(draft({}, [english], ["x".repeat(60)])), undefined);
  assert.equal(
    problemOf(draft({}, [english], ["x".repeat(61)])),
    "tags: A tag is too long (at most 60 characters)",
  );
});

Deno.test("checks what belongs to the post itself", () => {
  assert.equal(
    problemOf(draft({ primary_service: "Elderly Care" })),
    "primary_service: Primary service should be the slug of a service",
  );
  assert.equal(problemOf(draft({ author_id: "somebody" })), "author_id: Please choose another author");
  assert.equal(
    problemOf(draft({ scheduled_at: "tomorrow" })),
    "scheduled_at: The date and time are not valid",
  );
  const empty = { primary_service: "", author_id: "", scheduled_at: "" };
  assert.equal(problemOf(draft(empty)), undefined);
  assert.equal(problemOf(draft({ scheduled_at: "2026-12-01T08:00:00+04:00" })), undefined);
});

Deno.test("splits tags on commas, trims them and drops blanks and repeats", () => {
  const parsed = PostRequest.parse({ method: "POST", ...draft({}, [english], [" a , b,", "", "a", null]) });
  assert.equal(parsed.method, "POST");
  assert.deepEqual(parsed.tags, ["a", "b"]);
});
