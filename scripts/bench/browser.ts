import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS } from "../testing/chromium";

/** Runs `work` with a new browser, which is closed afterwards and when `signal` aborts. */
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

/**
 * Opens a page and waits until it has finished everything it does without an interaction: the last step is the prefetch of the
 * application's files.
 */
export async function openUntilIdle(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const files = await page.evaluate(async () => {
    const address = document.querySelector<HTMLMetaElement>('meta[name="page-state"]')?.content ?? "";
    const { files } = (await (await fetch(address)).json()) as { files: string[] };
    return files.map((file) => new URL(file, location.href).href);
  });
  await page.waitForFunction(
    (addresses) => addresses.every((address) => performance.getEntriesByName(address).length > 0),
    files,
  );
}
