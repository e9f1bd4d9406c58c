import { afterAll, expect, test } from "vitest";
import { POST_LIMITS, TEXT_LIMITS } from "@domain/post-draft";
import { connectAsOwner } from "./support/stack";

const sql = connectAsOwner();
afterAll(() => sql.end());

/** The most characters that the checks of a table allow, by column. */
async function limitsOf(table: string): Promise<Record<string, number>> {
  const rows = await sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and conrelid = ${`public.${table}`}::regclass`;
  const limits = rows.flatMap(({ definition }) => [...definition.matchAll(/char_length\((\w+)\) <= (\d+)/g)]);
  return Object.fromEntries(limits.map(([, column, most]) => [column ?? "", Number(most)]));
}

test("the checks of a post's texts are the limits of its draft", async () => {
  expect(await limitsOf("blog_post_translations")).toEqual(TEXT_LIMITS);
});

test("the checks of a post and its tags are the limits of its draft", async () => {
  const { slug, primary_service, tag: tag_slug } = POST_LIMITS;
  expect(await limitsOf("blog_posts")).toEqual({ slug, primary_service });
  expect(await limitsOf("blog_post_tags")).toEqual({ tag_slug });
});
