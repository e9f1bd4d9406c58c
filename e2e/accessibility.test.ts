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
    lost: "/no/such-page",
    services: "Services",
    open: "Open the menu",
    menu: "Menu",
    accept: "Yes, that is fine",
    signIn: "Sign in",
  },
  ar: {
    path: "/ar",
    lost: "/ar/no/such-page",
    services: "الخدمات",
    open: "افتح القائمة",
    menu: "القائمة",
    accept: "نعم، لا مانع",
    signIn: "تسجيل الدخول",
  },
} as const;

it("is measured by rules that can find something", async () => {
  const { page } = await visit(still);
  await openHydrated(page, "/");
  await page.evaluate(() => document.querySelector("main img")?.removeAttribute("alt"));
  expect((await a11yViolations(page)).map((line) => line.split(" ")[0])).toEqual(["image-alt"]);
});

describe.each(["en", "ar"] as const)("in %s", (lang) => {
  const texts = LANGUAGES[lang];

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

  it("the sign-in has no accessibility violations, empty and with its complaints", async () => {
    const { page } = await visit({ ...still, ...withStoredLanguage(lang) });
    await page.goto("/admin/login");
    const button = page.getByRole("button", { name: texts.signIn });
    await button.waitFor();
    expect(await a11yViolations(page)).toEqual([]);
    await button.click();
    await page.getByRole("alert").first().waitFor();
    expect(await a11yViolations(page)).toEqual([]);
  });
});

it("the dashboard has no accessibility violations, with the welcome still standing", async () => {
  const { page } = await visit({ ...still, extraHTTPHeaders: someAddress() });
  await page.goto("/admin/login");
  await fillIn(page, stack.admin);
  await page.locator("dl > div", { hasText: /\d/ }).nth(7).waitFor();
  await page.getByText("Welcome back!").waitFor();
  expect(await a11yViolations(page)).toEqual([]);
});

/** One of each kind that nothing else measures. The menus, which are the same everywhere, are measured on the home page. */
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
