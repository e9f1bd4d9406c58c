import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { service } from "./support/callers";
import { draftOf, save } from "./support/drafts";
import { addPost, published } from "./support/fixtures/blog";
import { newStaff } from "./support/new-staff";
import { insert } from "./support/rest";

/*
 * An article of the name "index" or "404" is a file that hosts take for the page of the whole blog, or for what they answer to every
 * address below it that is not there. A question that is a list of questions had the page of its article not made.
 */
const { sandbox, staff } = newStaff();

test.each(["index", "404"])("the slug %s is refused for posts, services and locations", async (slug) => {
  sandbox.expect("blog_posts", `slug=eq.${slug}`);
  for (const table of ["services", "locations"]) sandbox.expect(table, `slug=eq.${slug}`);
  expect(await save(staff.editor, draftOf({ slug }), randomUUID(), null)).toMatchObject({
    value: { code: "23514" },
  });
  for (const table of ["services", "locations"])
    expect(await insert(staff.owner, table, { slug })).toMatchObject({ code: "23514" });
});

test("a question that is a list is refused, also from the service key", async () => {
  const post_id = await addPost(sandbox, published);
  const faq = [[{ q: "Why?", a: "So." }]];
  expect(
    await insert(service, "blog_post_translations", { post_id, lang: "en", title: "Test", faq }),
  ).toMatchObject({
    code: "23514",
  });
});
