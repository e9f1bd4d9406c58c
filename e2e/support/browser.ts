import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { removePeople } from "../../supabase/tests/support/people";
import { stack } from "../../supabase/tests/support/stack";
import { PageLog } from "./page-log";
import { followRequests } from "./settled";
import type { Locale } from "../../src/config/locales";

const ACTION_TIMEOUT_MS = 15_000;

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Someone at a browser of their own: nothing stored, nothing decided, one tab. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  log: PageLog;
}

export type Visit = (options?: BrowserContextOptions) => Promise<Visitor>;

interface BrowserUse {
  /**
   * For tests that route requests of a page that is already there: Chromium begins to intercept some milliseconds after
   * it was told to, and a request in between would pass by the test. With this it intercepts from the start.
   */
  routesLate?: boolean;
}

/**
 * The tests' browser. Whoever visits is gone after the test, and the test has failed when a page of
 * theirs complained about something the test did not announce. Accounts that the file has made go with it.
 */
export function openBrowser({ routesLate = false }: BrowserUse = {}): Visit {
  let browser: Browser;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject("browserAddress"));
  });
  afterAll(() => browser.close());
  afterAll(removePeople);
  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    // Closed first, so that what a page says at its very end is heard too.
    for (const { context, log } of leaving) {
      log.close();
      await context.close();
    }
    expect(leaving.flatMap(({ log }) => log.problems())).toEqual([]);
  });
  return async (options) => {
    const context = await browser.newContext({ baseURL: stack.siteUrl, viewport: DESKTOP, ...options });
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    if (routesLate) await context.route("https://nowhere.example/", (route) => route.abort());
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

/** Waits until the script of the page has done its part, without a sign of a person. */
export async function pageScriptRan(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === "consent"));
}

/** Gives a page its sign of a person and waits until the application has taken it over. */
export async function hydrated(page: Page): Promise<void> {
  // The script of the page looks for signs.
  await page.waitForFunction(
    () => !window.beforeApp || window.dataLayer?.some(({ event }) => event === "consent"),
  );
  // Twice, since the mouse may rest there already.
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await isHydrated(page);
}

/** Waits until the application has taken over what was kept for it. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.beforeApp);
}

/** Goes to another page of the site without loading it. The router counts its entries of the history in their state. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1 };
    history.pushState(state, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);
