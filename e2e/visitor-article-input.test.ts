import { afterAll, beforeAll, expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { withPictureAnswers } from "./support/article";
import { goTo, openBrowser, PHONE } from "./support/browser";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";
import { settled } from "./support/settled";

const visit = withPictureAnswers(openBrowser());
const sql = openDatabase();

/** Published after the site was built, with everything that could go wrong. */
const SLUG = "a-test-of-bad-input";

const PARAGRAPH = `${"Rest, drink **often** and ask [a doctor](/contact) when it lasts. ".repeat(8)}\n\n`;

const MARKDOWN = `Intro <script>window.isHacked = true</script> and <img src=x onerror="window.isHacked = true">.

## Twice

[press](javascript:window.isHacked=true) [press](data:text/html,<script>alert(1)</script>)

## Twice

| Broken | table
| with | no | rule

### الحمّى والسوائل؟

![picture](https://pictures.example.com/x.png) [out](https://www.dha.gov.ae) [in](/contact)

[INFOGRAPHIC: a test of an infographic]

${PARAGRAPH}Last line.
`;

beforeAll(async () => {
  await removePost();
  await sql`
    with post as (
      insert into public.blog_posts (slug, status, primary_service, published_at)
      values (${SLUG}, 'published', 'lab-test-at-home', now() - interval '400 days') returning id
    )
    insert into public.blog_post_translations (post_id, lang, title, content_markdown, hero_image_url, alt_text, faq)
    select id, 'en', 'A test of bad input', ${MARKDOWN}, '/no-such-picture.jpg', 'A picture',
      ${sql.json([
        { q: "Whole?", a: "Yes." },
        { q: "Half?", a: " " },
        { q: "", a: "No question." },
      ])}::jsonb from post
    union all
    select id, 'ar', 'ترجمة فارغة', '  ', null, null, '[]'::jsonb from post`;
});
afterAll(removePost);

async function removePost(): Promise<void> {
  await sql`delete from public.blog_posts where slug = ${SLUG}`;
}

it("an article newer than the build opens at the heading named in the link, bad input executes nothing, and an Arabic address shows the English text where there is no other", async () => {
  const { page, log } = await visit({ viewport: PHONE, reducedMotion: "reduce" });
  log.expect(/status of 404/);
  await page.goto(
    `/blog/${SLUG}#%D8%A7%D9%84%D8%AD%D9%85%D9%91%D9%89-%D9%88%D8%A7%D9%84%D8%B3%D9%88%D8%A7%D8%A6%D9%84`,
  );
  const heading = page.getByRole("heading", { name: "الحمّى والسوائل؟" });
  // Fonts that load after the scroll may make the text above taller or shorter by a pixel.
  await expect.poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - 96)).toBeLessThan(3);
  expect(await page.evaluate(() => "isHacked" in window)).toBe(false);
  expect(await page.locator("article").locator("script, iframe, [onerror]").count()).toBe(0);

  await goTo(page, `/ar/blog/${SLUG}`);
  await page.getByText("هذا المقال غير متوفر بالعربية بعد").waitFor();
  await expect.poll(() => page.locator("article").getAttribute("lang")).toBe("en");
  await expect.poll(() => page.locator("article").getAttribute("dir")).toBe("ltr");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ar");
  const head = await readHead(page);
  expect(head.canonicals).toEqual([`${stack.siteUrl}/blog/${SLUG}`]);
  expect(head.alternates.map(([language]) => language)).toEqual(["en", "x-default"]);
  // Its picture, which is missing, was requested.
  await settled(page);
});
