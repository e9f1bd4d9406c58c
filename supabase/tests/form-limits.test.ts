import { beforeAll, expect, test } from "vitest";
import { PERMIT_LIMITS } from "@domain/permits";
import { POST_LIMITS, TEXT_LIMITS } from "@domain/post-draft";
import { TEXTS_WITH_FACTS } from "@domain/post-draft-problem";
import { LOCATION_LIMITS } from "@/admin/locations/location-limits";
import { addSaved, draftOf, english, save } from "./support/drafts";
import { stored } from "./support/rest";
import { newStaff } from "./support/new-staff";

const { sandbox, sql, staff } = newStaff(beforeAll);

/** The limits in a table's checks, by column. */
async function limitsOf(table: string, what = "char_length"): Promise<Record<string, number>> {
  const rows = await sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and conrelid = ${`public.${table}`}::regclass`;
  const limit = new RegExp(String.raw`${what}\(\(?(\w+)\)?(?:::text)?(?:\) <=|,) (\d+)`, "g");
  const limits = rows.flatMap(({ definition }) => [...definition.matchAll(limit)]);
  return Object.fromEntries(limits.map(([, column, max]) => [column ?? "", Number(max)]));
}

test("the checks of a post's texts have the limits of its draft", async () => {
  // As text in the database each question has four spaces more.
  const faq = POST_LIMITS.faqCharacters + 4 * POST_LIMITS.faq;
  expect(await limitsOf("blog_post_translations")).toEqual({ ...TEXT_LIMITS, faq });
  expect(await limitsOf("blog_post_translations", "jsonb_array_length")).toEqual({ faq: POST_LIMITS.faq });
});

test("the checks of a post and its tags have the limits of its draft", async () => {
  const { slug, primary_service, tag: tag_slug } = POST_LIMITS;
  expect(await limitsOf("blog_posts")).toEqual({ slug, primary_service });
  expect(await limitsOf("blog_post_tags")).toEqual({ tag_slug });
});

const inBothLanguages = (limits: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([name, max]) => [
      [`${name}_en`, max],
      [`${name}_ar`, max],
    ]),
  );

test("the checks of locations and permits have the limits of their forms", async () => {
  const { requests, ...ofLocation } = LOCATION_LIMITS;
  expect(await limitsOf("locations")).toMatchObject(inBothLanguages(ofLocation));
  expect(await limitsOf("location_services")).toEqual(inBothLanguages({ requests }));
  const { authority, scope } = PERMIT_LIMITS;
  expect(await limitsOf("permits", "is_plain_line")).toEqual(inBothLanguages({ authority, scope }));
});

test("the database looks for facts in the texts that may name them", async () => {
  const [found] = await sql<{ refusing: string; finding: string; index: string }[]>`
    select
      pg_get_functiondef('private.expect_known_placeholders(uuid)'::regprocedure) as refusing,
      pg_get_functiondef('public.articles_naming(text[], text)'::regprocedure) as finding,
      pg_get_indexdef('public.blog_post_translations_facts_idx'::regclass) as index`;
  const { refusing = "", finding = "", index = "" } = found ?? {};
  const refused = Array.from(refusing.matchAll(/\(\s*\d+, '(\w+)',/g), ([, field]) => field);
  expect(refused).toEqual([...TEXTS_WITH_FACTS]);
  // Both functions join the texts inside one call: without its syntax, their columns remain.
  for (const definition of [finding, index]) {
    const [, joined = ""] = /fact_names\(([\s\S]*?faq\)?::text)/.exec(definition) ?? [];
    const columns = joined.match(/[a-z]\w*/gi)?.filter((word) => !/^(?:coalesce|text)$/i.test(word));
    expect(columns?.toSorted()).toEqual(TEXTS_WITH_FACTS.toSorted());
  }
});

test("a post has no more tags than a draft", async () => {
  const { id } = await addSaved(sandbox, staff.editor);
  const tags = Array.from({ length: POST_LIMITS.tags + 1 }, (_, index) => `tag-${index}`);
  const refused = { status: 400, value: { code: "23514", details: "too_many_tags" } };
  expect(await save(staff.editor, draftOf({}, [english()], tags), id, 1)).toMatchObject(refused);
  expect(await stored(`blog_post_tags?post_id=eq.${id}&tag_slug=like.tag-*`)).toEqual([]);
});

test("a draft with the most tags, questions and characters of them is stored", async () => {
  const tags = Array.from({ length: POST_LIMITS.tags }, (_, index) => `tag-${index}`);
  const question = { q: "", a: "" };
  const empty = JSON.stringify(Array.from({ length: POST_LIMITS.faq }, () => question)).length;
  const each = Math.floor((POST_LIMITS.faqCharacters - empty) / POST_LIMITS.faq);
  const faq = Array.from({ length: POST_LIMITS.faq }, () => ({ q: '"'.repeat(each / 2), a: "" }));
  const saved = await addSaved(sandbox, staff.editor, draftOf({}, [english({ faq })], tags));
  expect(saved.blog_post_tags).toHaveLength(POST_LIMITS.tags);
  expect(saved.blog_post_translations).toMatchObject([{ faq }]);
});
