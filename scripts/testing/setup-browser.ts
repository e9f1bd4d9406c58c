import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { CHROMIUM_FLAGS, ensureChromium } from "./chromium";
import { oncePerRun } from "./once-per-run";

declare module "vitest" {
  interface ProvidedContext {
    /** Playwright's address of the browser that all e2e tests share. */
    browserAddress: string;
  }
}

/**
 * A page of a test ends before optimising its script pays off: without it six files of tests took 87 s of processor time
 * instead of 99.
 */
const WITHOUT_OPTIMIZING = "--js-flags=--no-maglev --no-opt";

/** The site is the only server: what a page requests elsewhere, such as a chat, is not found. */
const ONLY_THE_SITE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost";

/** One browser for all e2e tests; each visitor gets a context of their own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { value, stop } = await oncePerRun("browser", launch);
  project.provide("browserAddress", value);
  return stop;
}

async function launch() {
  const server = await chromium.launchServer({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, WITHOUT_OPTIMIZING, ONLY_THE_SITE],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  return { value: server.wsEndpoint(), stop: () => server.close() };
}
