import { withBrowser } from "./browser";

// The application starts only after the page has loaded: what it downloads then is part of the first visit too.
const SETTLE_MS = 1_500;

/** What the browser downloads for a page without anyone touching it: bytes on the wire, as compressed by the server. */
export type PageWeight = Record<"html" | "css" | "script" | "font" | "image" | "other", number>;

/** Loads a page in a fresh browser and adds up what it downloads. */
export async function measureWeight(
  chromiumPath: string,
  signal: AbortSignal,
  url: string,
): Promise<PageWeight> {
  return await withBrowser(chromiumPath, signal, [], async (browser) => {
    const page = await browser.newPage();
    const weight: PageWeight = { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0 };
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const add = async () => {
        const response = await request.response();
        const kind = kindOf(response?.headers()["content-type"] ?? "");
        weight[kind] += (await request.sizes()).responseBodySize;
      };
      sizes.push(add());
    });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(SETTLE_MS);
    await Promise.all(sizes);
    return weight;
  });
}

/** Told by what the server calls it, since a preloaded script is no "script" to the browser. */
export function kindOf(type: string): keyof PageWeight {
  if (type.includes("javascript")) return "script";
  return (
    (["html", "css", "font", "image"] as const).find((kind) => type.split(/[/;]/).includes(kind)) ?? "other"
  );
}
