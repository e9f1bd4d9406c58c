import type { AnalyticsLoad } from "./analytics";
import type { ApiLoad } from "./published-posts";
import type { LargeSite } from "./large-site";
import type { Memory } from "./memory";
import type { LighthouseResult, PageScores } from "./lighthouse";
import type { PageWeight } from "./page-weight";
import type { PostListLoad } from "./post-list";

export interface PageMeasures extends LighthouseResult {
  weight: PageWeight;
}

export interface BenchReport {
  takenAt: string;
  machine: string;
  lighthouseRuns: number;
  pages: Readonly<Record<string, PageMeasures>>;
  api: ApiLoad;
  largeSite: LargeSite;
  postList: PostListLoad;
  analytics: AnalyticsLoad;
  memory: Memory | null;
  firstStartSeconds: number;
  secondStartSeconds: number;
}

interface Row {
  name: string;
  values: readonly (number | null)[];
  digits?: number;
  /** Several values are one for each column. */
  limit?: { at: "least" | "most"; value: number | readonly number[] };
}

const MAX_SCRIPT_KB = 120;
/** Articles read Markdown. */
const MAX_ARTICLE_SCRIPT_KB = 130;

/** The report as one table: a column per page, the limit beside it, and a mark where a number misses it. */
export function tableOf(report: BenchReport): string {
  const pages = Object.values(report.pages);
  const score = (name: string, key: keyof PageScores, limit: Row["limit"], digits = 0): Row => ({
    name,
    values: pages.map((page) => page.scores[key]),
    digits,
    ...(limit && { limit }),
  });
  const weight = (name: string, key: keyof PageWeight, most?: number[]): Row => ({
    name,
    values: pages.map((page) => page.weight[key] / 1_000),
    digits: 1,
    ...(most !== undefined && { limit: { at: "most", value: most } }),
  });
  return [
    ...lines(`Lighthouse mobile, median of ${report.lighthouseRuns}`, Object.keys(report.pages), [
      score("performance", "performance", { at: "least", value: 99 }),
      score("accessibility", "accessibility", { at: "least", value: 100 }),
      score("best practices", "bestPractices", { at: "least", value: 100 }),
      score("SEO", "seo", { at: "least", value: 100 }),
      score("first contentful paint, ms", "fcpMs", undefined),
      score("largest contentful paint, ms", "lcpMs", { at: "most", value: 1_000 }),
      score("layout shift", "cls", { at: "most", value: 0 }, 3),
      score("total blocking time, ms", "tbtMs", { at: "most", value: 60 }),
      weight(
        "initial JavaScript, kB",
        "script",
        Object.keys(report.pages).map((path) =>
          path.startsWith("/blog/") ? MAX_ARTICLE_SCRIPT_KB : MAX_SCRIPT_KB,
        ),
      ),
      weight("HTML, kB", "html"),
      weight("CSS, kB", "css"),
      weight("fonts, kB", "font"),
      weight("pictures, kB", "image"),
    ]),
    ...Object.entries(report.pages).flatMap(([path, page]) =>
      page.findings.map((finding) => `  ${path}: ${finding}`),
    ),
    "",
    ...lines(
      "Local stack",
      [""],
      [
        {
          name: `published posts (${report.api.rows} rows, ${report.api.kilobytesPerAnswer} kB), requests/s`,
          values: [report.api.requestsPerSecond],
          limit: { at: "least", value: 300 },
        },
        { name: "errors under that load", values: [report.api.errors], limit: { at: "most", value: 0 } },
        { name: "99th percentile under that load, ms", values: [report.api.p99Ms] },
        {
          name: `memory (${report.memory?.measure ?? "not readable here"}), MB`,
          values: [report.memory?.megabytes ?? null],
          limit: { at: "most", value: 500 },
        },
        {
          name: "first start, s",
          values: [report.firstStartSeconds],
          digits: 1,
          limit: { at: "most", value: 180 },
        },
        {
          name: "second start, s",
          values: [report.secondStartSeconds],
          digits: 1,
          limit: { at: "most", value: 5 },
        },
      ],
    ),
    "",
    ...largeSiteLines(report.largeSite),
    "",
    ...postListLines(report.postList),
    "",
    ...analyticsLines(report.analytics),
    "",
    `${report.machine}, ${report.takenAt}. A star marks a number that misses its limit.`,
  ].join("\n");
}

function largeSiteLines({ posts, pages, pagesSeconds, buildSeconds }: LargeSite): string[] {
  return lines(
    `Build with ${posts} published posts, ${pages} pages`,
    [""],
    [
      { name: "writing the pages, s", values: [pagesSeconds], digits: 1, limit: { at: "most", value: 60 } },
      { name: "whole build, s", values: [buildSeconds], digits: 1 },
    ],
  );
}

function postListLines({ posts, medianMs, slowestMs }: PostListLoad): string[] {
  const limit = { at: "most", value: 300 } as const;
  const questions = Object.entries(medianMs).map(([name, ms]) => ({
    name: `${name}, ms`,
    values: [ms],
    limit,
  }));
  return lines(
    `Back office's list of ${posts} posts, whole request`,
    [""],
    [...questions, { name: "slowest question, ms", values: [slowestMs], limit }],
  );
}

function analyticsLines(analytics: AnalyticsLoad): string[] {
  const atMost500 = { at: "most", value: 500 } as const;
  const title = `Analytics over ${analytics.events} events and ${analytics.sessions} sessions, whole request`;
  return lines(
    title,
    [""],
    [
      { name: "last 7 days, ms", values: [analytics.reportMs[7] ?? null], limit: atMost500 },
      { name: "last 30 days, ms", values: [analytics.reportMs[30] ?? null], limit: atMost500 },
      { name: "all time, ms", values: [analytics.reportMs[0] ?? null], limit: atMost500 },
      { name: "slowest of them, ms", values: [analytics.slowestMs], limit: atMost500 },
      { name: "all time before the first daily count, ms", values: [analytics.uncountedMs] },
      {
        name: "exact (1) or not (0)",
        values: [analytics.isExact ? 1 : 0],
        limit: { at: "least", value: 1 },
      },
    ],
  );
}

function lines(title: string, columns: readonly string[], rows: readonly Row[]): string[] {
  const body = rows.map((row) => [
    row.name,
    ...row.values.map((value, column) => cell(row, value, column)),
    limitText(row),
  ]);
  const table = [[title, ...columns, "limit"], ...body];
  const width = (column: number) => Math.max(...table.map((cells) => cells[column]?.length ?? 0));
  return table.map((cells) =>
    cells
      .map((text, column) => (column === 0 ? text.padEnd(width(0)) : text.padStart(width(column))))
      .join("   ")
      .trimEnd(),
  );
}

function cell(row: Row, value: number | null, column: number): string {
  if (value === null) return "–";
  return `${misses(row, value, column) ? "* " : ""}${value.toFixed(row.digits ?? 0)}`;
}

function misses({ limit }: Row, value: number, column: number): boolean {
  if (!limit) return false;
  const bound = typeof limit.value === "number" ? limit.value : (limit.value[column] ?? Number.NaN);
  // A number that could not be measured misses every limit.
  return !(limit.at === "least" ? value >= bound : value <= bound);
}

function limitText({ limit }: Row): string {
  if (!limit) return "";
  const bounds = typeof limit.value === "number" ? [limit.value] : [...new Set(limit.value)];
  return `${limit.at === "least" ? "≥" : "≤"} ${bounds.join(", ")}`;
}
