import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { hydrated, openBrowser } from "./support/browser";
import { recordChanges } from "./support/changes";
import { shortenRetries } from "./support/retries";
import { settled } from "./support/settled";

const visit = openBrowser();

/** What the database answers while the built site is not what it holds: whatever a page shows is read again. */
const STALE = { current: "what it holds", live: "what was built", age: null };

const json = (value: unknown) => ({ contentType: "application/json", body: JSON.stringify(value) });
const ROWS_WITHOUT_COLUMNS = json([{}]);

/** Opens a page an hour after its build, when every read has the same answer. @returns the tables that were asked for */
async function openOutdated(path: string, answer: (route: Route) => Promise<void>) {
  const visitor = await visit();
  const { page, context } = visitor;
  await shortenRetries(context);
  const asked: string[] = [];
  await context.route("**/rest/v1/**", async (route) => {
    const table = new URL(route.request().url()).pathname.replace(/^.*\/rest\/v1\//, "");
    if (route.request().method() !== "GET") return route.fulfill({ status: 201 });
    if (table === "rpc/site_status") return fulfill(route, json(STALE));
    asked.push(table);
    await answer(route);
  });
  const changes = await recordChanges(page);
  await page.goto(path);
  await page.getByRole("region", { name: /About measuring visits|عن قياس الزيارات/ }).waitFor();
  await settled(page);
  const before = (await changes()).length;
  const header = await page.getByRole("banner").innerText();
  const refused = page.waitForEvent("console", (message) =>
    message.text().startsWith("Could not read facts"),
  );
  await hydrated(page);
  await expect.poll(() => asked).toContain("business_facts");
  /** What is no longer as it was built. */
  const changed = async () => {
    const main = await page.getByRole("main").innerText();
    return {
      parts: (await changes()).slice(before),
      hasOtherHeader: (await page.getByRole("banner").innerText()) !== header,
      lacksContact: (await contactLinks(page)) < 2,
      error: /could not be loaded|went wrong|تعذّر|حدث خطأ/.exec(main)?.[0],
    };
  };
  /** Waits until the facts have been asked for as often as they are, and the page has done what follows. */
  const givenUp = async () => {
    await refused;
    await settled(page);
  };
  return { ...visitor, changed, givenUp };
}

const NOTHING = { parts: [], hasOtherHeader: false, lacksContact: false, error: undefined };

const fulfill = (route: Route, answer: Parameters<Route["fulfill"]>[0]) =>
  route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, ...answer });

const contactLinks = (page: Page) =>
  page.locator('header a[href*="wa.me"], section a[href*="wa.me"]').count();

it.each<[string, string, Parameters<Route["fulfill"]>[0]]>([
  ["/ar/", "a page of HTML", { contentType: "text/html", body: "<!doctype html><title>Hotel Wi-Fi</title>" }],
  ["/services/doctor-on-call", "a list of rows without their columns", ROWS_WITHOUT_COLUMNS],
])("%s stays as it was built when every answer is %s", async (path, _, answer) => {
  const { log, changed, givenUp } = await openOutdated(path, (route) => fulfill(route, answer));
  log.expect(/Could not read/);
  await givenUp();
  expect(await changed()).toEqual(NOTHING);
});
