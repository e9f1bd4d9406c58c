import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { anonymous } from "./support/callers";
import { addPost, published } from "./support/fixtures/blog";
import { newStaff } from "./support/new-staff";
import { select, store } from "./support/rest";

/* The API takes regular expressions over the texts of pages from anyone. Some run for minutes, and a few at once keep all others waiting. */
const { sandbox, sql } = newStaff();

const ENDLESS = encodeURIComponent(String.raw`^(.+)(.+)\2\1$`);

test("a visitor's slow pattern is cancelled after a second with an error", async () => {
  const post_id = await addPost(sandbox, published);
  const content_markdown = randomBytes(10_000).toString("hex");
  await store("blog_post_translations", { post_id, lang: "en", title: "Test", content_markdown });
  const texts = `blog_post_translations?post_id=eq.${post_id}&select=lang`;
  expect(await select(anonymous, `${texts}&content_markdown=match.${ENDLESS}`)).toMatchObject({
    status: 500,
    code: "57014",
  });
  const [visitors] = await sql`select rolconfig from pg_catalog.pg_roles where rolname = 'anon'`;
  expect(visitors).toEqual({ rolconfig: ["statement_timeout=1s"] });
  // What pages ask for is answered as before.
  expect(await select(anonymous, texts)).toMatchObject({ status: 200, rows: [{ lang: "en" }] });
});
