import lighthouse, { type Result } from "lighthouse";
import { findFreePort } from "../local/free-port";
import { withBrowser } from "./browser";
import { median } from "./statistics";

/** Scores from 0 to 100, times in milliseconds. */
export interface PageScores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
}

export interface LighthouseResult {
  scores: PageScores;
  /** The audits that kept accessibility, best practices or SEO below 100, in Lighthouse's words. */
  findings: string[];
}

/** Lighthouse's own mobile preset with simulated throttling: each number is the median of `runs` fresh browsers. */
export async function measureScores(
  chromiumPath: string,
  signal: AbortSignal,
  url: string,
  runs: number,
): Promise<LighthouseResult> {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run++) reports.push(await measureOnce(chromiumPath, signal, url));
  const results = reports.map(scoresOf);
  const middle = (key: keyof PageScores) => median(results.map((result) => result[key]));
  return {
    scores: {
      performance: middle("performance"),
      accessibility: middle("accessibility"),
      bestPractices: middle("bestPractices"),
      seo: middle("seo"),
      fcpMs: middle("fcpMs"),
      lcpMs: middle("lcpMs"),
      cls: middle("cls"),
      tbtMs: middle("tbtMs"),
    },
    findings: [...new Set(reports.flatMap(findingsOf))],
  };
}

async function measureOnce(chromiumPath: string, signal: AbortSignal, url: string): Promise<Result> {
  const port = await findFreePort();
  const result = await withBrowser(chromiumPath, signal, [`--remote-debugging-port=${port}`], () =>
    lighthouse(url, { port, output: "json", logLevel: "error" }),
  );
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  if (result.lhr.runtimeError) throw new Error(`Lighthouse: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

function scoresOf(report: Result): PageScores {
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbtMs: value("total-blocking-time"),
  };
}

function findingsOf(report: Result): string[] {
  const audits = ["accessibility", "best-practices", "seo"].flatMap(
    (category) => report.categories[category]?.auditRefs.filter((audit) => audit.weight > 0) ?? [],
  );
  return audits.flatMap(({ id }) => {
    const audit = report.audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${audit.title} (${id})`] : [];
  });
}
