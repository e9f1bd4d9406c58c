import { describe, expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { openHydrated, openBrowser, PHONE } from "./support/browser";

const visit = openBrowser();

/** One of each kind that no other test measures. */
const PATHS = [
  "/services/doctor-on-call",
  "/services/iv-therapy-at-home",
  "/services/elderly-care",
  "/services/lab-test-at-home",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
];

describe.each([
  { prefix: "", openMenu: "Open the menu", services: "Services" },
  { prefix: "/ar", openMenu: "افتح القائمة", services: "الخدمات" },
])("there are no a11yViolations under $prefix/", ({ prefix, openMenu, services }) => {
  it.each(PATHS)("on %s, with its menus open and without", { timeout: 60_000 }, async (path) => {
    const found: string[] = [];
    const measure = async (state: string, page: Parameters<typeof a11yViolations>[0]) =>
      found.push(...(await a11yViolations(page)).map((problem) => `${state}: ${problem}`));

    const desktop = await visit();
    await openHydrated(desktop.page, prefix + path);
    await measure("wide", desktop.page);
    await desktop.page.getByRole("navigation").getByRole("button", { name: services }).click();
    await desktop.page.getByRole("dialog").waitFor();
    await measure("wide with the services", desktop.page);

    const phone = await visit({ viewport: PHONE });
    await openHydrated(phone.page, prefix + path);
    await measure("phone", phone.page);
    await phone.page.getByRole("button", { name: openMenu }).click();
    await phone.page.getByRole("dialog").locator("summary").click();
    await measure("phone with the drawer", phone.page);

    expect(found).toEqual([]);
  });
});
