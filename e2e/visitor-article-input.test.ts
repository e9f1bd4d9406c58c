import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { goTo, openFromWithin, withPictureAnswers } from "./support/article";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";

const visit = withPictureAnswers(openBrowser());
const sql = openDatabase();

/** Was published after the site was built, and carries whatever could go wrong. */
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

describe("bad input", () => {
  it("executes nothing and breaks nothing", async () => {
    const { page, log } = await visit();
    log.expect(/status of 404/);
    await openFromWithin(page, "/blog", `/blog/${SLUG}`);
    const article = page.locator("article");
    await article.getByText("Last line.").waitFor();
    expect(await page.evaluate(() => "isHacked" in window)).toBe(false);
    expect(await article.locator("script, iframe, [onerror]").count()).toBe(0);
    expect(await article.locator('img[src*="pictures.example.com"]').count()).toBe(0);
    expect(await article.locator('a[href^="javascript" i], a[href^="data" i]').count()).toBe(0);
    expect(await article.locator("h2[id], h3[id]").evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      "twice",
      "twice-2",
      "الحمّى-والسوائل",
      "faq",
    ]);
    expect(await article.getByRole("table").count()).toBe(0);
    expect(await article.locator("details").count(), "only the whole question").toBe(1);
    // Its own picture fails to load, so its service's drawing is shown.
    await article
      .getByRole("img", {
        name: "A clinician taking a blood sample at a kitchen table, tubes ready beside him",
      })
      .waitFor();
    await article.getByText("Our medical team").first().waitFor();
    const card = page.getByText("Written by", { exact: true }).locator("..");
    expect(await card.innerText()).toContain("Our medical team");
  });

  it("shows the English text of an article whose Arabic one is empty, and says so", async () => {
    const { page, log } = await visit();
    log.expect(/status of 404/);
    await openFromWithin(page, "/ar/blog", `/ar/blog/${SLUG}`);
    await page.getByText("هذا المقال غير متوفر بالعربية بعد").waitFor();
    await expect.poll(() => page.locator("article").getAttribute("lang")).toBe("en");
    await expect.poll(() => page.locator("article").getAttribute("dir")).toBe("ltr");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ar");
    const head = await readHead(page);
    expect(head.canonicals).toEqual([`${stack.siteUrl}/blog/${SLUG}`]);
    expect(head.alternates.map(([language]) => language)).toEqual(["en", "x-default"]);
  });

  it("parses 200 kB without delaying a reader's tap", { timeout: 60_000 }, async () => {
    const { page, log } = await visit();
    log.expect(/status of 404/);
    const section = `## A section\n\n${PARAGRAPH.repeat(3)}- one\n- two\n\n`;
    const write = (text: string) => sql`
      update public.blog_post_translations set content_markdown = ${text}
      where lang = 'en' and post_id = (select id from public.blog_posts where slug = ${SLUG})`;
    await write(`${section.repeat(200).slice(0, 199_000)}\n\nThe very end.`);
    try {
      await openHydrated(page, "/blog");
      await page.evaluate(() => {
        const beats: number[] = [];
        Object.assign(window, { beats });
        setInterval(() => beats.push(performance.now()), 5);
      });
      const started = await page.evaluate(() => performance.now());
      await goTo(page, `/blog/${SLUG}`);
      await page.getByText("The very end.").waitFor({ timeout: 40_000 });
      const beats = await page.evaluate(() => (window as unknown as { beats: number[] }).beats);
      const during = beats.filter((beat) => beat > started);
      const pauses = during.map((beat, index) => beat - (during[index - 1] ?? started));
      const whole = (during.at(-1) ?? started) - started;
      // Not in milliseconds: tests share their machine with a database and a build.
      expect(Math.max(...pauses) / whole, "no pause is nearly all of the wait").toBeLessThan(0.8);
    } finally {
      await write(MARKDOWN);
    }
  });
});

it.each([PHONE, { width: 1280, height: 900 }])(
  "an article newer than the build opens at the heading named in the link, at $width px",
  async (viewport) => {
    const { page, log } = await visit({ viewport, reducedMotion: "reduce" });
    log.expect(/status of 404/);
    await page.goto(
      `/blog/${SLUG}#%D8%A7%D9%84%D8%AD%D9%85%D9%91%D9%89-%D9%88%D8%A7%D9%84%D8%B3%D9%88%D8%A7%D8%A6%D9%84`,
    );
    const heading = page.getByRole("heading", { name: "الحمّى والسوائل؟" });
    // Fonts that come after the scroll may make the text above taller or shorter by a pixel.
    await expect.poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - 96)).toBeLessThan(3);
  },
);
