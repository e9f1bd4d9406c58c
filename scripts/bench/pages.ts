import { measureScores } from "./lighthouse";
import { measureWeight } from "./page-weight";
import type { Row, Section } from "./report";

/** Those for which the limits were set; the last one is a long article with a hero and an infographic. */
const PAGES = ["/", "/ar", "/services/doctor-on-call", "/blog", "/blog/fever-in-adults-when-to-call"];
const MAX_SCRIPT_KB = 120;
/** Articles read Markdown. */
const MAX_ARTICLE_SCRIPT_KB = 130;

/** Speed, scores and size of some pages, in a browser that was never there before. */
export async function measurePages(
  chromiumPath: string,
  signal: AbortSignal,
  siteUrl: string,
  runs: number,
): Promise<Section> {
  const pages: (Awaited<ReturnType<typeof measureScores>> & {
    weight: Awaited<ReturnType<typeof measureWeight>>;
  })[] = [];
  for (const path of PAGES) {
    const url = new URL(path, siteUrl).href;
    const weight = await measureWeight(chromiumPath, signal, url);
    pages.push({ weight, ...(await measureScores(chromiumPath, signal, url, runs)) });
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
  return {
    title: `Lighthouse mobile, median of ${runs}`,
    columns: PAGES,
    rows: [
      number("performance", "performance", { atLeast: 99 }),
      number("accessibility", "accessibility", { atLeast: 100 }),
      number("best practices", "best-practices", { atLeast: 100 }),
      number("SEO", "seo", { atLeast: 100 }),
      number("first contentful paint, ms", "first-contentful-paint"),
      number("largest contentful paint, ms", "largest-contentful-paint", { atMost: 1_000 }),
      number("layout shift", "cumulative-layout-shift", { atMost: 0, digits: 3 }),
      number("total blocking time, ms", "total-blocking-time", { atMost: 60 }),
      kilobytes("initial JavaScript, kB", "script", {
        atMost: PAGES.map((path) => (path.startsWith("/blog/") ? MAX_ARTICLE_SCRIPT_KB : MAX_SCRIPT_KB)),
      }),
      kilobytes("HTML, kB", "html"),
      kilobytes("CSS, kB", "css"),
      kilobytes("fonts, kB", "font"),
      kilobytes("pictures, kB", "image"),
    ],
    notes: PAGES.flatMap((path, at) => pages[at]?.findings.map((finding) => `${path}: ${finding}`) ?? []),
  };
}
