import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openAwake, openBrowser } from "./support/browser";
import { keepChatsHere } from "./support/contacts";

const visit = openBrowser();

const NO_ANSWER = /net::ERR_FAILED/;
/** Three retries, after 1, 2 and 4 seconds, and then the words. */
const GIVEN_UP_MS = 12_000;

async function takeBackendAway(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route("**/rest/v1/**", (route) => route.abort());
  return () => context.unroute("**/rest/v1/**");
}

const reviews = (page: Page, title: string) => page.getByRole("region", { name: title });

it("keeps the prerendered page and says nothing of errors; contact works, and only the log knows", async () => {
  const { page, context, log } = await visit();
  log.expect(NO_ANSWER, /The visit could not be counted/, /A contact click could not be counted/);
  await takeBackendAway(context);
  await keepChatsHere(context);
  await openAwake(page, "/");
  expect(await reviews(page, "In their own words").getByRole("figure").count()).toBe(8);
  expect(await page.getByRole("main").innerText()).not.toMatch(/could not be loaded|went wrong/i);

  const popup = context.waitForEvent("page");
  await page.locator('[data-source="home_hero"][data-contact="whatsapp"]').click();
  expect((await popup).url()).toContain("https://wa.me/");
  await page.waitForTimeout(300);
  expect(await reviews(page, "In their own words").getByRole("figure").count()).toBe(8);
  expect(await page.getByRole("status").count()).toBe(0);
});

it.each([
  {
    from: "/",
    link: "العربية",
    reviews: "بكلماتهم هم",
    articles: "معلومات تفيدك قبل أن تتصل",
    failures: ["تعذّر تحميل التقييمات الآن.", "تعذّر تحميل المقالات الآن."],
    retry: "حاول مجددًا",
  },
  {
    from: "/ar",
    link: "English",
    reviews: "In their own words",
    articles: "Good to know, before you call",
    failures: ["The reviews could not be loaded just now.", "The articles could not be loaded just now."],
    retry: "Try again",
  },
])("says on the page after $from what could not be loaded, and loads it when asked again", async (texts) => {
  const { page, context, log } = await visit();
  log.expect(
    NO_ANSWER,
    /Could not read reviews/,
    /Could not read blog-posts/,
    /The visit could not be counted/,
  );
  const bringBackendBack = await takeBackendAway(context);
  await openAwake(page, texts.from);
  await page.getByRole("banner").getByRole("link", { name: texts.link }).click();

  const sections = [reviews(page, texts.reviews), page.getByRole("region", { name: texts.articles })];
  for (const [index, section] of sections.entries()) {
    await section.getByText(texts.failures[index] ?? "").waitFor({ timeout: GIVEN_UP_MS });
  }
  await bringBackendBack();
  for (const section of sections) {
    await section.getByRole("button", { name: texts.retry }).click();
    await section.getByRole("listitem").first().waitFor();
    expect(await section.getByRole("status").count()).toBe(0);
  }
  expect(await sections[0]?.getByRole("listitem").count()).toBe(8);
  expect(await sections[1]?.getByRole("listitem").count()).toBe(4);
});
