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

it.each(PATHS.flatMap((path) => [[path, "a wide screen"] as const, [`/ar${path}`, "a phone"] as const]))(
  "%s has no accessibility violations on %s",
  async (path, screen) => {
    const { page } = await visit(screen === "a phone" ? { viewport: PHONE } : {});
    await openHydrated(page, path);
    expect(await a11yViolations(page)).toEqual([]);
  },
);
