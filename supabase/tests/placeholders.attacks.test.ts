import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { service } from "./support/callers";
import { addSaved, arabic, draftOf, english, save } from "./support/drafts";

import { call, stored, type Row } from "./support/rest";
import { newStaff } from "./support/new-staff";

/* The editor and its function refuse an unknown placeholder. A token that called save_post directly published one. */
const { sandbox, staff } = newStaff(beforeAll);

const LATER = "2100-01-01T00:00:00Z";
const texts: [string, string, Row[]][] = [
  ["en", "content_markdown", [english({ content_markdown: "From {{price:nope}}." })]],
  ["en", "title", [english({ title: "{{nope}}" })]],
  ["en", "faq", [english({ faq: [{ q: "How much?", a: "{{price:nope}}" }] })]],
  ["ar", "meta_description", [english(), arabic({ meta_description: "{{ nope }}" })]],
];

describe.each(["published", "scheduled"])("a post to be %s", (status) => {
  test.each(texts)(
    "is refused with an unknown placeholder in its %s %s",
    async (lang, field, translations) => {
      const { id } = await addSaved(sandbox, staff.editor);
      const draft = draftOf({ status, scheduled_at: status === "scheduled" ? LATER : null }, translations);
      const answer = await save(staff.editor, draft, id, 1);
      expect(answer).toMatchObject({ status: 400, value: { code: "23514", details: "placeholder_unknown" } });
      const { hint } = answer.value as { hint: string };
      expect(JSON.parse(hint)).toMatchObject({ lang, field, name: expect.stringContaining("nope") });
      expect(await stored(`blog_posts?id=eq.${id}&select=status,version`)).toEqual([
        { status: "draft", version: 1 },
      ]);
    },
  );
});

test("a published post names the price of a service that an owner has added", async () => {
  const slug = `test-${await sandbox.addRow("services")}`;
  const { id } = await addSaved(sandbox, staff.editor);
  const named = english({
    excerpt: `{{price:${slug}}}`,
    faq: [{ q: "How much?", a: `{{ amount:${slug} }}` }],
  });
  expect((await save(staff.editor, draftOf({ status: "published" }, [named]), id, 1)).status).toBe(200);
});

test("a draft may contain unknown placeholders, and a published post known ones", async () => {
  const { id } = await addSaved(sandbox, staff.editor, draftOf({}, [english({ excerpt: "{{nope}}" })]));
  const known = english({ excerpt: "{{price:nurse-on-call}} {{ phone }} {{price-range}} {not} {{one\n}}" });
  expect((await save(staff.editor, draftOf({ status: "published" }, [known]), id, 1)).status).toBe(200);
});

/* A text of 200,000 characters with repeated placeholders of the longest fact became a page of 13 MB. */
test("a published post may name facts 200 times in a language", async () => {
  const { id } = await addSaved(sandbox, staff.editor);
  const naming = (count: number) =>
    draftOf({ status: "published" }, [english({ content_markdown: "{{areas}} ".repeat(count), faq: [] })]);
  expect(await save(staff.editor, naming(201), id, 1)).toMatchObject({
    status: 400,
    value: { code: "23514", details: "placeholder_count" },
  });
  expect((await save(staff.editor, naming(200), id, 1)).status).toBe(200);
});

test("a generated article with an unknown placeholder is refused", async () => {
  const p_run_key = `test-${randomUUID()}`;
  sandbox.expect("generation_topics", `run_key=eq.${p_run_key}`);
  const p_topic = {
    service: "doctor-on-call",
    title_en: "T",
    title_ar: "",
    keywords_en: "",
    keywords_ar: "",
  };
  const claimed = await call(service, "claim_generation_topic", {
    p_run_key,
    p_topic_key: "one",
    p_topic,
    p_created_by: null,
    p_stale_seconds: 300,
  });
  const { claim } = claimed.value as { claim: string };
  const translations = [english({ content_markdown: "{{price:nope}}", faq: [] })];
  const p_post = { slug: `test-${randomUUID()}`, primary_service: "doctor-on-call", tags: [], translations };
  expect(await call(service, "store_generated_post", { p_claim: claim, p_post })).toMatchObject({
    value: { details: "placeholder_unknown" },
  });
  expect(await stored(`blog_posts?slug=eq.${p_post.slug}`)).toEqual([]);
});
