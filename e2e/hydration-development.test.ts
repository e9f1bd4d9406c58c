import { afterAll, beforeAll, expect, it } from "vitest";
import { hydrated, openBrowser, type Visitor } from "./support/browser";
import { type DevelopmentSite, startDevelopmentSite } from "./support/development-site";
import { settled } from "./support/settled";

const BUILD_LIMIT_MS = 5 * 60_000;

const visit = openBrowser();
let site: DevelopmentSite;
beforeAll(async () => {
  site = await startDevelopmentSite();
}, BUILD_LIMIT_MS);
afterAll(() => site.stop());

/** Opens an address of the development build and waits until React has compared every part of it. */
async function hydrate({ page }: Visitor, path: string): Promise<void> {
  const isDevelopment = page.waitForEvent("console", (message) => message.text().includes("React DevTools"));
  // A font that replaces its fallback alters styles, which React in development takes for a mismatch.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(path, { waitUntil: "networkidle" });
  await hydrated(page);
  await isDevelopment;
  await page.getByRole("region", { name: /About measuring visits|عن قياس الزيارات/ }).waitFor();
  await settled(page);
}

it("a page hydrates without a React warning", async () => {
  const visitor = await visit({ baseURL: site.url });
  await hydrate(visitor, "/ar/");
  expect(visitor.log.problems()).toEqual([]);
});

it("the not-found page hydrates without a React warning", async () => {
  const visitor = await visit({ baseURL: site.url });
  visitor.log.expect(/status of 404/, /Page not found/);
  await hydrate(visitor, "/no/such-page");
  expect(visitor.log.problems()).toEqual([]);
});
