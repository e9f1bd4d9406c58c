import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { draftOf, english, save } from "../support/drafts";
import { newStaff } from "../support/new-staff";
import { insert } from "../support/rest";

/*
 * An article of the name "index" or "404" is a file that hosts take for the page of the whole blog, or for what they answer to every
 * address below it that is not there. A question that is a list of questions had the page of its article not made.
 */
const { sandbox, staff } = newStaff();

test.each(["index", "404"])("nothing has the address %s in a folder", async (slug) => {
  sandbox.expect("blog_posts", `slug=eq.${slug}`);
  for (const table of ["services", "locations"]) sandbox.expect(table, `slug=eq.${slug}`);
  expect(await save(staff.editor, draftOf({ slug }), randomUUID(), null)).toMatchObject({
    value: { code: "23514" },
  });
  for (const table of ["services", "locations"])
    expect(await insert(staff.owner, table, { slug })).toMatchObject({ code: "23514" });
});

test("a question is a question", async () => {
  const slug = `test-${randomUUID()}`;
  sandbox.expect("blog_posts", `slug=eq.${slug}`);
  const faq = [[{ q: "Why?", a: "So." }]] as never;
  const saved = await save(staff.editor, draftOf({ slug }, [english({ faq })]), randomUUID(), null);
  expect(saved).toMatchObject({ value: { code: "23514" } });
});
