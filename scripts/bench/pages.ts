import { localizedPath } from "../../src/config/paths";
import { openUntilIdle, withBrowser } from "./browser";
import { type LighthouseResult, measureScores } from "./lighthouse";
import type { Row, Section } from "./report";

/** The pages that have limits: one of each kind in both languages, and the two longest. */
const PAGES = [
  ...[
    "/",
    "/services/doctor-on-call",
    "/blog/fever-in-adults-when-to-call",
    "/blog",
    "/dubai/deira/doctor-on-call",
  ].flatMap((path) => [path, localizedPath(path, "ar")]),
  "/services/elderly-care",
  "/services/iv-therapy-at-home",
];
/** The size of the first round trip of a connection. */
const MAX_HTML_KB = 13.5;

interface Measured extends LighthouseResult {
  weight: PageWeight;
}

/** Speed, scores and size of some pages, in a browser without any cache. */
export async function measurePages(
  chromiumPath: string,
  signal: AbortSignal,
  siteUrl: string,
  runs: number,
): Promise<Section> {
  const pages: Measured[] = [];
  for (const path of PAGES) {
    const url = new URL(path, siteUrl).href;
    const weight = await measureWeight(chromiumPath, signal, url);
    pages.push({ weight, ...(await measureScores(chromiumPath, signal, url, runs)) });
  }
  const row = (name: string, read: (page: Measured) => number, limit: Partial<Row> = {}): Row => ({
    name,
    values: pages.map(read),
    ...limit,
  });
  const kilobytes = (name: string, kind: keyof PageWeight, limit: Partial<Row> = {}) =>
    row(`${name}, kB`, ({ weight }) => weight[kind] / 1_000, { digits: 1, ...limit });
  return {
    title: `Lighthouse mobile, median of ${runs}`,
    columns: PAGES,
    rows: [
      row("performance", ({ numbers }) => numbers.performance, { atLeast: 100 }),
      row("accessibility", ({ numbers }) => numbers.accessibility, { atLeast: 100 }),
      row("best practices", ({ numbers }) => numbers["best-practices"], { atLeast: 100 }),
      row("SEO", ({ numbers }) => numbers.seo, { atLeast: 100 }),
      row("first contentful paint, ms", ({ numbers }) => numbers["first-contentful-paint"]),
      row("largest contentful paint, ms", ({ numbers }) => numbers["largest-contentful-paint"], {
        atMost: 800,
      }),
      row("layout shift", ({ numbers }) => numbers["cumulative-layout-shift"], { atMost: 0.02, digits: 3 }),
      row("total blocking time, ms", ({ numbers }) => numbers["total-blocking-time"], { atMost: 20 }),
      kilobytes("script that runs untouched", "script", { atMost: 7.4 }),
      kilobytes("HTML", "html", { atMost: MAX_HTML_KB }),
      kilobytes("application, fetched when idle", "application"),
      kilobytes("CSS", "css"),
      kilobytes("fonts", "font"),
      kilobytes("pictures", "image"),
    ],
    notes: PAGES.flatMap((path, at) => pages[at]?.findings.map((finding) => `${path}: ${finding}`) ?? []),
  };
}

/** A browser's downloads for a page without an interaction: bytes on the wire, as compressed by the server. */
type PageWeight = Record<"html" | "script" | "application" | "css" | "font" | "image" | "other", number>;

/** Loads a page in a new browser and adds up its downloads; scripts that run separate from those that are only fetched. */
async function measureWeight(chromiumPath: string, signal: AbortSignal, url: string): Promise<PageWeight> {
  return await withBrowser(chromiumPath, signal, [], async (browser) => {
    const page = await browser.newPage();
    const weight: PageWeight = { html: 0, script: 0, application: 0, css: 0, font: 0, image: 0, other: 0 };
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const add = async () => {
        const response = await request.response();
        const kind = kindOf(response?.headers()["content-type"] ?? "", request.resourceType());
        weight[kind] += (await request.sizes()).responseBodySize;
      };
      sizes.push(add());
    });
    await openUntilIdle(page, url);
    await Promise.all(sizes);
    return weight;
  });
}

/** By the server's content type; a script is one that runs when the browser requested it as a script. */
export function kindOf(type: string, resource: string): keyof PageWeight {
  if (type.includes("javascript")) return resource === "script" ? "script" : "application";
  return (
    (["html", "css", "font", "image"] as const).find((kind) => type.split(/[/;]/).includes(kind)) ?? "other"
  );
}
