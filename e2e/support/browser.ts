import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { removePeople } from "../../supabase/tests/support/people";
import { sql, stack } from "../../supabase/tests/support/stack";
import { PageLog } from "./page-log";
import { followRequests } from "./settled";
import { claimLive } from "./site-builds";
import type { Locale } from "../../src/config/locales";

const ACTION_TIMEOUT_MS = 15_000;

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** A person with a new browser: nothing stored, nothing decided, one tab. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  log: PageLog;
}

export interface VisitOptions extends BrowserContextOptions {
  /**
   * For tests that route requests of a page: Chromium starts to intercept some milliseconds after the call, and would miss a
   * request in between. With this it intercepts from the start. It then keeps no file for the next page either, which makes
   * pages cost more.
   */
  intercepts?: boolean;
}

export type Visit = (options?: VisitOptions) => Promise<Visitor>;

/**
 * The tests' browser. Its visitors are closed after the test, and the test fails when one of their pages reports something that
 * the test did not announce. Accounts of the file are removed with it.
 */
export function openBrowser(): Visit {
  let browser: Browser;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject("browserAddress"));
    // Tests before have changed content and taken it back. With a site that is not current, each page would be read again.
    await claimLive(sql);
  });
  afterAll(() => browser.close());
  afterAll(removePeople);
  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    // Closed first, so that a page's last messages are recorded, too.
    for (const { context, log } of leaving) {
      log.close();
      await context.close();
    }
    expect(leaving.flatMap(({ log }) => log.problems())).toEqual([]);
  });
  return async ({ intercepts, ...options } = {}) => {
    const context = await browser.newContext({ baseURL: stack.siteUrl, viewport: DESKTOP, ...options });
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    if (intercepts) await context.route("https://nowhere.example/", (route) => route.abort());
    followRequests(context);
    const log = new PageLog();
    context.on("page", (page) => log.listenTo(page));
    const visitor = { context, log, page: await context.newPage() };
    visitors.push(visitor);
    return visitor;
  };
}

/** A browser in which the language was chosen on an earlier visit. */
export const withStoredLanguage = (lang: Locale): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [{ origin: stack.siteUrl, localStorage: [{ name: "lang", value: lang }] }],
  },
});

/** Opens an address, moves the mouse as a person does, and waits until the application has taken over the page. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page's script has run, without an interaction. */
export async function pageScriptRan(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === "consent"));
}

/** Interacts with a page and waits until the application has taken it over. */
export async function hydrated(page: Page): Promise<void> {
  // The page's script listens for interactions.
  await page.waitForFunction(
    () => !window.beforeApp || window.dataLayer?.some(({ event }) => event === "consent"),
  );
  // Twice, because the mouse may be there already.
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await isHydrated(page);
}

/** Waits until the application has handled the clicks that were kept for it. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.beforeApp);
}

/** Goes to another page of the site without loading it. The router counts its history entries in their state. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1 };
    history.pushState(state, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);
