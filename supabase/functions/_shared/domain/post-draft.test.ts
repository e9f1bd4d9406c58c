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

Deno.test("trims short texts, but not the article", () => {
  const [text] = draft({}, [{ ...english, title: "  Fever  ", content_markdown: "  code\n\n" }]).translations;
  assert.deepEqual([text?.title, text?.content_markdown], ["Fever", "  code\n\n"]);
});

Deno.test("drops invisible characters that the database cannot store", () => {
  const [text] = draft({}, [{ ...english, title: "a\0b", content_markdown: "\ud800" }]).translations;
  assert.deepEqual([text?.title, text?.content_markdown], ["ab", "\ufffd"]);
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

const same: [string, PostDraft][] = [
  ["a moment in another notation", draft({ scheduled_at: "2026-12-01T09:30:00+04:00" })],
  ["another order of languages", draft({ scheduled_at: "2026-12-01T05:30:00Z" }, [arabic, english])],
];
for (const [what, other] of same) {
  Deno.test(`treats two drafts as the same for ${what}`, () => {
    assert.ok(isSameDraft(draft({ scheduled_at: "2026-12-01T05:30:00+00:00" }), other));
  });
}

Deno.test("treats two drafts as the same when they differ only in an Arabic picture without a text", () => {
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
