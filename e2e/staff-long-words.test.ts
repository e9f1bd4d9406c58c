import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { leadsTexts } from "../src/texts/admin/leads";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { store } from "../supabase/tests/support/rest";
import { goTo, openBrowser, PHONE } from "./support/browser";
import { contentField, openPosts, storePost } from "./support/posts";
import { excessWidth } from "./support/screen";
import { signIn } from "./support/sign-in";

const visit = openBrowser();
const sql = openPosts();
const sandbox = newSandbox();

/** Sixty letters without a space. */
const LONG = { en: "Pneumonoultramicroscopic".repeat(3).slice(0, 60), ar: "أفاستسقيناكموها".repeat(4) };
const PAGES = ["authors", "services", "locations", "redirects", "schemas", "reviews", "staff"];

async function widths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await excessWidth(page);
    if (excess > 0) found.push(`${page.url()} at ${width} px: ${excess}`);
  }
  return found;
}

it.each(["en", "ar"] as const)(
  "a title of sixty letters breaks on a phone in the list of posts and in the editor, in %s",
  async (lang) => {
    const word = LONG[lang];
    const { id, slug } = await storePost(sql, {
      status: "scheduled",
      content: `## ${word}\n\n- **${word}**`,
      arabic: word,
    });
    await sql`update public.blog_post_translations set title = ${word}, excerpt = ${word} where post_id = ${id}`;
    const { page } = await signIn(visit, `/admin/posts?q=${slug}`, "editor", { lang });
    await page.getByRole("link", { name: word, exact: true }).waitFor();
    const found = await widths(page);
    await goTo(page, `/admin/posts/${id}`);
    await contentField(page).waitFor();
    await page.getByRole("main").getByText(word).first().waitFor();
    expect([...found, ...(await widths(page))]).toEqual([]);
  },
);

it.each(["en", "ar"] as const)("every list fits a phone with long words in its rows, in %s", async (lang) => {
  const { page } = await signIn(visit, "/admin/account", "owner", { lang });
  const main = page.getByRole("main");
  await page.locator("h1").waitFor();
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  const found: string[] = [];
  for (const name of PAGES) {
    await page.locator("h1").evaluate((heading) => heading.setAttribute("data-before", ""));
    await goTo(page, `/admin/${name}`);
    await page.locator("[data-before]").waitFor({ state: "detached" });
    await main
      .getByRole("listitem")
      .or(main.getByRole("article"))
      .or(main.getByRole("table"))
      .first()
      .waitFor();
    // Buttons and elements of fixed width contain only the back office's own words.
    await main.evaluate((element, long) => {
      const places = "td,li,h2,h3,h4,p,dd,dt,article";
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement;
        const isOwn = parent?.closest("button,label,[role=tab],.shrink-0,.whitespace-nowrap") !== null;
        if (!isOwn && parent.closest(places) && /\p{L}/u.test(text.nodeValue ?? "")) text.nodeValue = long;
      }
    }, LONG[lang]);
    found.push(...(await widths(page)));
  }
  expect(found).toEqual([]);
});

/** The buttons of the open window that are narrower than their words. */
const tooNarrow = (page: Page) =>
  page
    .getByRole("dialog")
    .getByRole("button")
    .evaluateAll((all) =>
      all.filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.textContent),
    );

it.each(["en", "ar"] as const)(
  "the buttons in the windows of a lead hold their words on a phone, a reason of sixty letters too, in %s",
  async (lang) => {
    const texts = leadsTexts[lang];
    const id = crypto.randomUUID();
    sandbox.expect("leads", `id=eq.${id}`);
    await store("leads", { id, status: "booked", service_slug: "nurse-on-call", value_aed: 300 });
    const key = `test-${id.slice(0, 8)}`;
    sandbox.expect("lead_options", `key=eq.${key}`);
    const name = LONG[lang];
    await store("lead_options", { key, kind: "lost_reason", name_en: name, name_ar: name });
    const { page } = await signIn(visit, "/admin/leads", "owner", { lang, viewport: PHONE });
    const row = page.locator(`[data-lead="${id}"]`);
    await row.getByRole("button").first().click();
    await page.getByRole("dialog").getByRole("button", { name: texts.change }).waitFor();
    const found = await tooNarrow(page);
    await page.keyboard.press("Escape");
    await row.getByRole("button").filter({ hasText: texts.options.status.lost }).click();
    await page.getByRole("dialog").getByRole("button", { name }).waitFor();
    expect([...found, ...(await tooNarrow(page))]).toEqual([]);
  },
);
