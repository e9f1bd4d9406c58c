import { describe, expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openHydrated, openBrowser, PHONE, withStoredLanguage } from "./support/browser";
import { fillIn, someAddress } from "./support/sign-in";

const visit = openBrowser();
// The headline holds still: its words are measured at rest, not while they fade.
const still = { reducedMotion: "reduce" } as const;

const LANGUAGES = {
  en: {
    path: "/",
    services: "Services",
    accept: "Yes, that is fine",
    signIn: "Sign in",
  },
  ar: {
    path: "/ar/",
    lost: "/ar/no/such-page",
    services: "الخدمات",
    open: "افتح القائمة",
    menu: "القائمة",
    accept: "نعم، لا مانع",
  },
} as const;

it("the axe rules find a planted violation", async () => {
  const { page } = await visit(still);
  await openHydrated(page, "/");
  await page.evaluate(() => document.querySelector("main img")?.removeAttribute("alt"));
  expect((await a11yViolations(page)).map((line) => line.split(" ")[0])).toEqual(["image-alt"]);
});

describe("in English", () => {
  const texts = LANGUAGES.en;

  it("the home page has no accessibility violations, with the question, with the menu open, and without both", async () => {
    const { page } = await visit(still);
    await openHydrated(page, texts.path);
    await page.getByRole("button", { name: texts.accept }).waitFor();
    expect(await a11yViolations(page)).toEqual([]);
    await page.getByRole("button", { name: texts.accept }).click();
    await page.getByRole("banner").getByRole("button", { name: texts.services }).click();
    await page.getByRole("banner").locator('a[href*="/services/"]').first().waitFor();
    expect(await a11yViolations(page)).toEqual([]);
  });

  it("the sign-in has no accessibility violations, empty and with its error messages", async () => {
    const { page } = await visit({ ...still, ...withStoredLanguage("en") });
    await page.goto("/admin/login");
    const button = page.getByRole("button", { name: texts.signIn });
    await button.waitFor();
    expect(await a11yViolations(page)).toEqual([]);
    await button.click();
    await page.getByRole("alert").first().waitFor();
    expect(await a11yViolations(page)).toEqual([]);
  });
});

describe("in Arabic", () => {
  const texts = LANGUAGES.ar;

  it("the home page has no accessibility violations on a phone, with and without the drawer", async () => {
    const { page } = await visit({ ...still, viewport: PHONE });
    await openHydrated(page, texts.path);
    await page.getByRole("button", { name: texts.accept }).click();
    expect(await a11yViolations(page)).toEqual([]);
    await page.getByRole("button", { name: texts.open }).click();
    const drawer = page.getByRole("dialog", { name: texts.menu });
    await drawer.getByText(texts.services, { exact: true }).click();
    expect(await a11yViolations(page)).toEqual([]);
  });

  it("the page for a wrong address has no accessibility violations", async () => {
    const { page, log } = await visit(still);
    log.expect(/status of 404/, /Page not found/);
    await openHydrated(page, texts.lost);
    expect(await a11yViolations(page)).toEqual([]);
  });
});

it("the dashboard has no accessibility violations while the welcome message is shown", async () => {
  const { page } = await visit({ ...still, extraHTTPHeaders: someAddress() });
  await page.goto("/admin/login");
  await fillIn(page, stack.admin);
  await page.locator("dl > div", { hasText: /\d/ }).nth(7).waitFor();
  await page.getByText("Welcome back!").waitFor();
  expect(await a11yViolations(page)).toEqual([]);
});

/** One of each kind that nothing else measures. The menus, which are the same everywhere, are measured on the home page. */
it.each([
  ["/services/doctor-on-call", "a wide screen"],
  ["/ar/services/lab-test-at-home", "a phone"],
  ["/services/iv-therapy-at-home", "a wide screen"],
  ["/ar/services/iv-therapy-at-home", "a phone"],
  ["/services/elderly-care", "a wide screen"],
  ["/ar/services/elderly-care", "a phone"],
  ["/about", "a wide screen"],
  ["/ar/about", "a phone"],
  ["/contact", "a wide screen"],
  ["/ar/contact", "a phone"],
  ["/privacy", "a wide screen"],
  ["/ar/terms", "a phone"],
])("%s has no accessibility violations on %s", async (path, screen) => {
  const { page } = await visit(screen === "a phone" ? { viewport: PHONE } : {});
  await openHydrated(page, path);
  expect(await a11yViolations(page)).toEqual([]);
});
