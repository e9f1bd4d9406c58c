import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openBrowser, PHONE } from "./support/browser";
import { openDatabase } from "./support/database";
import { toastSays } from "./support/posts";
import { siteBuilt } from "./support/site-builds";
import { signIn } from "./support/sign-in";

const sql = openDatabase();
const visit = openBrowser();
const PLATFORM = `e2e-${randomUUID().slice(0, 8)}`;

beforeAll(() => siteBuilt(sql), 120_000);
afterAll(async () => {
  await sql`delete from public.reviews where source_platform = ${PLATFORM}`;
  await siteBuilt(sql);
  await removePeople();
}, 120_000);

const read = async (path: string) => await (await fetch(stack.siteUrl + path)).text();

/** Every address that might have the review: pages, what they load, and what the site answers to programs. */
async function addressesWith(words: string, known: readonly string[] = []): Promise<string[]> {
  const pages = ["/", "/ar/", "/services/doctor-on-call", "/services/nurse-on-call", "/about", "/contact"];
  const states = await Promise.all(
    pages.map(async (page) => (await read(page)).match(/\/data\/[\w./-]+\.json/g) ?? []),
  );
  const files = ["/api/services", "/api/doctors", "/api/emergency-contacts", "/sitemap.xml", "/feed.xml"];
  const all = [...new Set([...pages, ...states.flat(), ...files, ...known])];
  const texts = await Promise.all(all.map(read));
  return all.filter((_, index) => texts[index]?.includes(words));
}

async function ratingAt(path: string): Promise<Record<string, unknown> | undefined> {
  const html = await read(path);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  );
  const business = blocks.find((block) => block["@type"] === "MedicalBusiness");
  return business?.["aggregateRating"] as Record<string, unknown> | undefined;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

it("a review gets a service; a hidden review leaves the pages, files, structured data and public reads", async () => {
  const author = `Example ${PLATFORM}`;
  const words = `They came at once ${PLATFORM}.`;
  await sql`
    insert into public.reviews (source_platform, author, rating, content)
    values (${PLATFORM}, ${author}, 4, ${words})`;
  // With four others, so that their average is shown.
  await sql`
    insert into public.reviews (source_platform, author, rating, content)
    select ${PLATFORM}, 'Another ' || place, 4, 'Good care.' from generate_series(1, 4) as place`;
  const { page } = await signIn(visit, `/admin/reviews?platform=${PLATFORM}`);
  await page.getByLabel(`Service of the review by ${author}`).selectOption({ label: "Doctor on Call" });
  await toastSays(page, "Service saved");

  await siteBuilt(sql);
  const shownAt = await addressesWith(words);
  expect(shownAt).toEqual(expect.arrayContaining(["/", "/services/doctor-on-call"]));
  expect(shownAt).not.toContain("/services/nurse-on-call");
  expect(await ratingAt("/")).toMatchObject({ ratingValue: 4, reviewCount: 5 });

  await press(page, `Hide: ${author}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").selectOption("request");
  await dialog.getByRole("button", { name: "Hide" }).press("Enter");
  await toastSays(page, "The review is hidden");
  await page.getByText(/^Hidden on .* Its author, or the person it is about, asked for it\.$/).waitFor();
  const asked = await fetch(`${stack.apiUrl}/rest/v1/reviews?author=eq.${encodeURIComponent(author)}`, {
    headers: { apikey: stack.publishableKey },
  });
  expect(await asked.json()).toEqual([]);

  await siteBuilt(sql);
  expect(await addressesWith(words, shownAt)).toEqual([]);
  expect(await ratingAt("/")).toBeUndefined();
}, 240_000);

it("the page and the dialog for hiding fit a phone and have no accessibility violations", async () => {
  const { page } = await signIn(visit, "/admin/reviews", "owner", {
    lang: "ar",
    viewport: PHONE,
    reducedMotion: "reduce",
  });
  await page.locator('html[lang="ar"]').waitFor();
  await page.getByRole("article").first().waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  expect(await a11yViolations(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^إخفاء: / })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  expect(await a11yViolations(page)).toEqual([]);
});
