import { localizedPath } from "../../src/config/paths";
import { type FirstTap, measureFirstTap } from "./first-tap";
import { measureScores } from "./lighthouse";
import { measureWeight } from "./page-weight";
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
