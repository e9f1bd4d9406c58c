import assert from "node:assert/strict";
import { isSameDraft, postDraft, type PostDraft } from "./post-draft.ts";

const english = { lang: "en", title: "Title", content_markdown: "Words." };
const arabic = { lang: "ar", title: "عنوان", content_markdown: "كلمات." };
const draft = (
  post: object = {},
  translations: object[] = [english, arabic],
  tags: unknown[] = [],
): PostDraft => postDraft.parse({ post: { slug: "a-post", ...post }, translations, tags });

Deno.test("fills in both languages, English first, and every text that is left out or null", () => {
  const { post, translations, tags } = draft({}, [{ lang: "ar", title: "عنوان", h1: null }]);
  assert.deepEqual(
    translations.map(({ lang, title, h1, faq }) => [lang, title, h1, faq]),
    [
      ["en", "", "", []],
      ["ar", "عنوان", "", []],
    ],
  );
  assert.deepEqual([post.status, post.author_id, post.scheduled_at, tags], ["draft", null, null, []]);
});

Deno.test("refuses two texts of one language", () => {
  assert.equal(postDraft.safeParse({ post: {}, translations: [english, english] }).success, false);
});

const RLM = "\u200F";
/** Typed or pasted values of every field, and the kept ones. */
const fields: [field: string, typed: string, kept: string][] = [
  ["title", `  Fever${RLM}\u000Bat home\0 `, "Fever at home"],
  ["h1", `\u200Bعنوان\u00A0`, "عنوان"],
  ["excerpt", ` One.\r\n${RLM}Two. `, "One.\nTwo."],
  ["content_markdown", `  code${RLM}\n\n`, "  code"],
  ["content_markdown", `${RLM}##\u00A0عنوان\n\uFEFF- بند\uFFFE`, "## عنوان\n- بند"],
  ["alt_text", "cafe\u0301", "café"],
  ["canonical_url", `https://site.example/blog/x${RLM}`, "https://site.example/blog/x"],
  ["hero_image_url", `\u202Ahttps://site.example/a.webp\u202C`, "https://site.example/a.webp"],
];
for (const [field, typed, kept] of fields) {
  Deno.test(`keeps of the field ${field} ${JSON.stringify(kept)} where ${JSON.stringify(typed)} is typed`, () => {
    const [text] = draft({}, [{ ...english, [field]: typed }]).translations;
    assert.equal(text?.[field as "title"], kept);
  });
}

Deno.test("cleans addresses, references and questions, too", () => {
  const faq = [
    { q: RLM, a: "\u2066\u2069" },
    { q: `متى؟${RLM}`, a: `\u200B1. أ\r\n${RLM}2. ب` },
  ];
  const { post, translations } = draft(
    { slug: `${RLM}a-post\u200B`, primary_service: `doctor-on-call${RLM}`, author_id: RLM },
    [english, { ...arabic, faq }],
  );
  assert.deepEqual([post.slug, post.primary_service, post.author_id], ["a-post", "doctor-on-call", null]);
  assert.deepEqual(translations[1]?.faq, [{ q: "متى؟", a: "1. أ\n2. ب" }]);
});

Deno.test("leaves out empty questions, and keeps incomplete ones", () => {
  const faq = [
    { q: " ", a: "" },
    { q: "متى؟", a: null },
  ];
  assert.deepEqual(draft({}, [english, { ...arabic, faq }]).translations[1]?.faq, [{ q: "متى؟", a: "" }]);
});

const tags: [string, string[]][] = [
  ["fever, children", ["children", "fever"]],
  ["fever,,  fever , children,", ["children", "fever"]],
  ["حمى، أطفال", ["أطفال", "حمى"]],
  ["home   care", ["home care"]],
  ["ab, a\u200Fb, ab\u200B, \u200F", ["ab"]],
  [" , ", []],
];
for (const [typed, list] of tags) {
  Deno.test(`reads the tags of “${typed}”`, () => {
    assert.deepEqual(draft({}, [english], [typed, null]).tags, list);
  });
}

Deno.test("treats an empty reference as none", () => {
  const { post } = draft({ primary_service: " ", author_id: "", scheduled_at: "" });
  assert.deepEqual([post.primary_service, post.author_id, post.scheduled_at], [null, null, null]);
});

Deno.test("treats drafts as the same that differ in the notation of a moment, the order of languages or a picture without a text", () => {
  const moment = draft({ scheduled_at: "2026-12-01T05:30:00+00:00" });
  assert.ok(isSameDraft(moment, draft({ scheduled_at: "2026-12-01T09:30:00+04:00" })));
  assert.ok(isSameDraft(moment, draft({ scheduled_at: "2026-12-01T05:30:00Z" }, [arabic, english])));
  const picture = { lang: "ar", hero_image_url: "/a.webp" };
  assert.ok(isSameDraft(draft({}, [english]), draft({}, [english, picture])));
});

const others: [string, PostDraft][] = [
  ["another slug", draft({ slug: "other" })],
  ["another author", draft({ author_id: "7d5cf7d4-0000-4000-8000-000000000001" })],
  ["another status", draft({ status: "published" })],
  ["another tag", draft({}, [english, arabic], ["fever"])],
  ["one letter more in Arabic", draft({}, [english, { ...arabic, content_markdown: "كلمات.." }])],
  ["another answer", draft({}, [english, { ...arabic, faq: [{ q: "متى؟", a: "غدًا" }] }])],
];
for (const [what, other] of others) {
  Deno.test(`treats two drafts as different by ${what}`, () => assert.ok(!isSameDraft(draft(), other)));
}
