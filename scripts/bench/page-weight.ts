import type { Request, Response } from "playwright-core";
import { withBrowser } from "./browser";

// The application starts only after the page has loaded: what it downloads then is part of the first visit too.
const SETTLE_MS = 1_500;

/** What the browser downloads for a page without anyone touching it: bytes on the wire, as compressed by the server. */
export interface PageWeight {
  html: number;
  css: number;
  script: number;
  font: number;
  image: number;
  other: number;
  /** How many scripts that is. */
  scriptFiles: number;
}

export async function measureWeight(
  chromiumPath: string,
  signal: AbortSignal,
  url: string,
): Promise<PageWeight> {
  return await withBrowser(chromiumPath, signal, [], async (browser) => {
    const page = await browser.newPage();
    const finished: Request[] = [];
    page.on("requestfinished", (request) => finished.push(request));
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(SETTLE_MS);

    const weight: PageWeight = { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0, scriptFiles: 0 };
    for (const request of finished) {
      const response = await request.response();
      if (!response) continue;
      const kind = kindOf(contentType(response));
      weight[kind] += (await request.sizes()).responseBodySize;
      if (kind === "script") weight.scriptFiles += 1;
    }
    return weight;
  });
}

/** Told by what the server calls it, since a preloaded script is no "script" to the browser. */
export function kindOf(type: string): Exclude<keyof PageWeight, "scriptFiles"> {
  if (type.includes("javascript")) return "script";
  if (type.startsWith("text/html")) return "html";
  if (type.startsWith("text/css")) return "css";
  if (type.startsWith("font/")) return "font";
  if (type.startsWith("image/")) return "image";
  return "other";
}

function contentType(response: Response): string {
  return response.headers()["content-type"] ?? "";
}
