import type { ConsoleMessage, Page } from "playwright-core";
import { expect, it } from "vitest";
import { ARTICLE } from "./support/article";
import { openBrowser, PHONE } from "./support/browser";

const visit = openBrowser();

/** The printed page: closed questions, controls, and colours of words. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const isPrinted = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().height > 0;
    const printed = (selector: string) => [...document.querySelectorAll(selector)].filter(isPrinted).length;
    const words = [...document.querySelectorAll("main :is(h1, h2, p, li, dd)")].filter(isPrinted);
    return {
      hiddenAnswers: document.querySelectorAll("details > p").length - printed("main details > p"),
      toPress: printed("header nav, #root > header, button, nav, main [data-source], iframe"),
      colors: [...new Set(words.map((element) => getComputedStyle(element).color))],
    };
  });
const PAPER = { hiddenAnswers: 0, toPress: 0, colors: ["rgb(0, 0, 0)"] };

async function open(path: string, viewport = PHONE): Promise<Page> {
  const { page } = await visit({ javaScriptEnabled: false, viewport });
  await page.goto(path);
  return page;
}

const drawer = (page: Page) => page.getByRole("dialog", { name: /^(?:Menu|القائمة)$/ });
const focused = (page: Page) => page.locator(":focus");

it("without script, questions open, the contact buttons are there, and the language is a link", async () => {
  const page = await open("/services/doctor-on-call");
  const question = page.locator("details[data-faq]").first();
  await question.locator("summary").click();
  await question.locator("p").waitFor();
  for (const address of ["https://wa.me", "tel:"])
    expect(await page.locator(`main [data-source][href^="${address}"]`).count()).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).first().click();
  await page.waitForURL("/ar/services/doctor-on-call");
});

it.each(["/", "/blog"])("without script, %s shows no button that needs a script", async (path) => {
  // A form submits itself.
  const buttons = (await open(path)).locator("main button:not([type=submit])");
  expect(await buttons.count()).toBeGreaterThan(0);
  expect(await buttons.filter({ visible: true }).count()).toBe(0);
});

it("without script, a printed page has its questions open, dark text and no buttons", async () => {
  const page = await open("/services/doctor-on-call");
  await page.emulateMedia({ media: "print" });
  expect(await onPaper(page)).toEqual(PAPER);
});

it("without script, the drawer opens, blocks clicks on the page below it, closes on Escape and its button, and its links work", async () => {
  const page = await open("/ar/about");
  const button = page.getByRole("button", { name: "افتح القائمة" });
  await button.click();
  await drawer(page).waitFor();
  const isCovered = () =>
    page
      .locator('[data-source="mobile_banner"]')
      .first()
      .evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return Boolean(
          document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[role=dialog]"),
        );
      });
  await expect.poll(isCovered).toBe(true);
  await page.keyboard.press("Escape");
  await drawer(page).waitFor({ state: "hidden" });
  await expect.poll(() => focused(page).getAttribute("aria-label")).toBe("افتح القائمة");
  await button.click();
  await drawer(page).getByRole("button", { name: "أغلق القائمة" }).click();
  await drawer(page).waitFor({ state: "hidden" });
  await button.click();
  await drawer(page).getByText("الخدمات", { exact: true }).click();
  await drawer(page).locator('a[href$="/services/family-doctors"]').click();
  await page.waitForURL(`/ar/services/family-doctors`);
  expect(await drawer(page).isVisible()).toBe(false);
});

it("without script, the services menu opens by a click and by the keyboard, and its links work", async () => {
  const page = await open("/ar/about", { width: 1280, height: 900 });
  const button = page.getByRole("banner").getByRole("button", { name: "الخدمات" });
  const links = page.getByRole("banner").locator('a[href*="/services/"]').filter({ visible: true });
  await button.click();
  await expect.poll(() => links.count()).toBe(18);
  await page.keyboard.press("Escape");
  await expect.poll(() => links.count()).toBe(0);
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page).getAttribute("href")).toMatch(/\/services\/doctor-on-call$/);
  await links.and(page.locator('[href$="/elderly-care"]')).click();
  await page.waitForURL(`/ar/services/elderly-care`);
});

it.each(["/services/doctor-on-call", "/ar/services/doctor-on-call", `/blog/${ARTICLE}`, "/"])(
  "%s is printed whole before its style sheet has loaded, without the question about ads",
  async (path) => {
    const { page, context, log } = await visit({ intercepts: true });
    log.expect(/ERR_FAILED|\.css/);
    await context.route("**/*.css", (route) => route.abort());
    // The style sheet is requested beside the page, and may be refused after the rest of the test.
    const isRefusal = (message: ConsoleMessage) => message.text().includes("ERR_FAILED");
    await Promise.all([page.waitForEvent("console", isRefusal), page.goto(`${path}?gclid=test-print`)]);
    const notice = page.locator(".consent-notice");
    await notice.waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await onPaper(page)).toEqual(PAPER);
    expect(await notice.isVisible()).toBe(false);
  },
);

it("an article is printed whole before hydration", async () => {
  const { page } = await visit();
  await page.goto(`/ar/blog/${ARTICLE}`);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => onPaper(page)).toEqual(PAPER);
});
