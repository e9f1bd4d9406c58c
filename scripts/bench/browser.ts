import { type Browser, chromium } from "playwright-core";
import { CHROMIUM_FLAGS } from "../testing/chromium";

/** Runs `work` with a fresh browser, which is closed afterwards and when `signal` aborts. */
export async function withBrowser<T>(
  executablePath: string,
  signal: AbortSignal,
  extraFlags: readonly string[],
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, ...extraFlags],
    // Playwright's own handlers end the whole process, and the stack would be left behind.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = () => void browser.close();
  signal.addEventListener("abort", close);
  try {
    return await work(browser);
  } finally {
    signal.removeEventListener("abort", close);
    await browser.close();
  }
}
