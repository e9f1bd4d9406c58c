import { expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { goTo, openHydrated, openBrowser, PHONE } from "./support/browser";
import { settled } from "./support/settled";
import { fillIn, someAddress } from "./support/sign-in";

const visit = openBrowser();
// Without animation: the headline's words are measured at rest, not while they fade.
const still = { reducedMotion: "reduce" } as const;

it("the home page has no accessibility violations with the question and with the menu open, and a planted one is found", async () => {
  const { page } = await visit(still);
  await openHydrated(page, "/?gclid=test-a11y");
  const accept = page.getByRole("button", { name: "Yes, that is fine" });
  await accept.waitFor();
  expect(await a11yViolations(page)).toEqual([]);

  await accept.click();
  await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
  await page.getByRole("banner").locator('a[href*="/services/"]').first().waitFor();
  expect(await a11yViolations(page)).toEqual([]);

  await page.evaluate(() => document.querySelector("main img")?.removeAttribute("alt"));
  expect((await a11yViolations(page)).map((line) => line.split(" ")[0])).toEqual(["image-alt"]);
});

it("the Arabic home page has no accessibility violations on a phone, with and without the drawer", async () => {
  const { page } = await visit({ ...still, viewport: PHONE });
  await openHydrated(page, "/ar/?gclid=test-a11y");
  await page.getByRole("button", { name: "نعم، لا مانع" }).click();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "افتح القائمة" }).click();
  await page.getByRole("dialog", { name: "القائمة" }).getByText("الخدمات", { exact: true }).click();
  expect(await a11yViolations(page)).toEqual([]);
});

it("the sign-in with its error messages and the dashboard with its welcome have no accessibility violations", async () => {
  const { page } = await visit({ ...still, extraHTTPHeaders: someAddress() });
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").first().waitFor();
  expect(await a11yViolations(page)).toEqual([]);

  await fillIn(page, stack.admin);
  // The hovered toast stays, however long the figures take.
  await page.locator("[data-sonner-toast]", { hasText: "Welcome back!" }).hover();
  await page.locator("dl > div", { hasText: /\d/ }).nth(7).waitFor();
  expect(await a11yViolations(page)).toEqual([]);
});

/** One page of each kind that no other test measures. The menus, which are the same everywhere, are measured on the home page. */
it.each([
  ["a wide screen", {}, ["/services/doctor-on-call", "/services/elderly-care", "/services", "/contact"]],
  ["a phone", { viewport: PHONE }, ["/ar/services/iv-therapy-at-home", "/ar/about", "/ar/terms"]],
])("the other kinds of pages have no accessibility violations on %s", async (_, screen, paths) => {
  const { page } = await visit({ ...still, ...screen });
  // The measuring script stays when the next page comes without a load.
  await openHydrated(page, paths[0] ?? "");
  const found: string[] = [];
  for (const path of paths) {
    const canonical = page.locator(`link[rel="canonical"][href$="${path}"]`);
    await goTo(page, path);
    await canonical.waitFor({ state: "attached" });
    await settled(page);
    found.push(...(await a11yViolations(page)).map((problem) => `${path}: ${problem}`));
  }
  expect(found).toEqual([]);
});

it.each([
  ["a phone", { viewport: PHONE }],
  ["a wide screen", {}],
])("the bars never cover the focused element on %s", async (_, screen) => {
  const { page } = await visit({ ...still, ...screen });
  await openHydrated(page, "/services/doctor-on-call");
  // From the end to the top and back: further down a phone has no header.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settled(page);
  const covered = await page.locator("#root").evaluate(async (root) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const reached = [...root.querySelectorAll<HTMLElement>("main :is(a, summary, button), footer a")];
    const found: string[] = [];
    for (const element of [...reached.toReversed(), ...reached]) {
      element.focus();
      /** The element in front of its middle. */
      const inFront = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen && !element.contains(seen) && !seen.contains(element) ? seen : undefined;
      };
      // The page scrolls and renders what comes into view, and the question moves aside with the frame after each of them.
      for (let frames = 0; frames < 2 || (inFront() && frames < 20); frames += 1) await frame();
      const seen = inFront();
      if (seen) found.push(`${element.textContent} behind ${seen.outerHTML.slice(0, 80)}`);
    }
    return found;
  });
  expect(covered).toEqual([]);
});
