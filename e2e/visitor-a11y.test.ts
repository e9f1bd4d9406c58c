import { expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { openBrowser, openHydrated, PHONE } from "./support/browser";

const visit = openBrowser();

/** One of each kind that no other test measures. The menus, which are the same everywhere, are measured on the home page. */
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

it.each(PATHS.flatMap((path) => [path, `/ar${path}`]))(
  "%s has no a11yViolations, on a wide screen and on a phone",
  { timeout: 60_000 },
  async (path) => {
    const found: string[] = [];
    for (const options of [{}, { viewport: PHONE }]) {
      const { page } = await visit(options);
      await openHydrated(page, path);
      found.push(...(await a11yViolations(page)));
    }
    expect(found).toEqual([]);
  },
);
