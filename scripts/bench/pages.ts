import { localizedPath } from "../../src/config/paths";
import { openUntilIdle, withBrowser } from "./browser";
import { type FirstTap, measureFirstTap } from "./first-tap";
import { measureScores } from "./lighthouse";
import type { Row, Section } from "./report";

/** Those for which the limits were set: one of each kind in both languages, and the two longest. */
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
/** What fits into the first round trip of a connection. */
const MAX_HTML_KB = 13.5;

/** Speed, scores and size of some pages, in a browser that was never there before. */
export async function measurePages(
  chromiumPath: string,
  signal: AbortSignal,
  siteUrl: string,
  runs: number,
): Promise<Section> {
  const pages: (Awaited<ReturnType<typeof measureScores>> & {
    weight: Awaited<ReturnType<typeof measureWeight>>;
    tap: FirstTap;
  })[] = [];
  for (const path of PAGES) {
    const url = new URL(path, siteUrl).href;
    const weight = await measureWeight(chromiumPath, signal, url);
    const tap = await measureFirstTap(chromiumPath, signal, url, runs);
    pages.push({ weight, tap, ...(await measureScores(chromiumPath, signal, url, runs)) });
  }
  const number = (name: string, key: keyof (typeof pages)[number]["numbers"], limit: Partial<Row> = {}) => ({
    name,
    values: pages.map(({ numbers }) => numbers[key]),
    ...limit,
  });
  const kilobytes = (
    name: string,
    key: keyof (typeof pages)[number]["weight"],
    limit: Partial<Row> = {},
  ) => ({
    name,
    values: pages.map(({ weight }) => weight[key] / 1_000),
    digits: 1,
    ...limit,
  });
  const tapped = (name: string, key: keyof FirstTap, limit: Partial<Row> = {}) => ({
    name,
    values: pages.map(({ tap }) => tap[key]),
    ...limit,
  });
  return {
    title: `Lighthouse mobile, median of ${runs}`,
    columns: PAGES,
    rows: [
      number("performance", "performance", { atLeast: 100 }),
      number("accessibility", "accessibility", { atLeast: 100 }),
      number("best practices", "best-practices", { atLeast: 100 }),
      number("SEO", "seo", { atLeast: 100 }),
      number("first contentful paint, ms", "first-contentful-paint"),
      number("largest contentful paint, ms", "largest-contentful-paint", { atMost: 800 }),
      number("layout shift", "cumulative-layout-shift", { atMost: 0.02, digits: 3 }),
      number("total blocking time, ms", "total-blocking-time", { atMost: 20 }),
      {
        name: "the same of processor time, ms",
        values: pages.map(({ blocking }) => blocking),
        atMost: 20,
      },
      tapped("drawer open after the first tap, CPU ÷4, ms", "drawer", { atMost: 100 }),
      tapped("next page after the first tap, CPU ÷4, ms", "navigation", { atMost: 1_200 }),
      tapped("slowest press, CPU ÷4, ms", "inp"),
      kilobytes("script that runs untouched, kB", "script", { atMost: 6.7 }),
      kilobytes("HTML, kB", "html", { atMost: MAX_HTML_KB }),
      kilobytes("application, fetched when idle, kB", "application"),
      kilobytes("CSS, kB", "css"),
      kilobytes("fonts, kB", "font"),
      kilobytes("pictures, kB", "image"),
    ],
    notes: PAGES.flatMap((path, at) => pages[at]?.findings.map((finding) => `${path}: ${finding}`) ?? []),
  };
}

/** What the browser downloads for a page without anyone touching it: bytes on the wire, as compressed by the server. */
export type PageWeight = Record<
  "html" | "script" | "application" | "css" | "font" | "image" | "other",
  number
>;

/** Loads a page in a fresh browser and adds up what it downloads; scripts that run apart from those that are only fetched. */
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

/** Told by what the server calls it; a script is one that runs when the browser asked for it as a script. */
export function kindOf(type: string, resource: string): keyof PageWeight {
  if (type.includes("javascript")) return resource === "script" ? "script" : "application";
  return (
    (["html", "css", "font", "image"] as const).find((kind) => type.split(/[/;]/).includes(kind)) ?? "other"
  );
}
