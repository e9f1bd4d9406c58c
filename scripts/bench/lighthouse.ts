import { findFreePort } from "../local/free-port";
import { withBrowser } from "./browser";
import { type LighthouseReport, loadLighthouse, type TraceEvent } from "./packages";
import { median } from "./report";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-blocking-time",
] as const;

export interface LighthouseResult {
  /** Scores from 0 to 100 by category, times in milliseconds by audit. */
  numbers: Record<(typeof CATEGORIES)[number] | (typeof AUDITS)[number], number>;
  /**
   * Total blocking time as Lighthouse counts it, of the processor time of each task: what the page itself takes, without what a busy
   * machine makes it wait. Milliseconds.
   */
  blocking: number;
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
  const reports: LighthouseReport[] = [];
  const blocking: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { lhr, trace } = await measureOnce(chromiumPath, signal, url);
    reports.push(lhr);
    blocking.push(blockingTime(trace));
  }
  const middle = (read: (report: LighthouseReport) => number) => median(reports.map(read));
  const numbers = Object.fromEntries([
    ...CATEGORIES.map((name) => [
      name,
      middle(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)),
    ]),
    ...AUDITS.map((name) => [name, middle(({ audits }) => audits[name]?.numericValue ?? Number.NaN)]),
  ]) as LighthouseResult["numbers"];
  return { numbers, blocking: median(blocking), findings: [...new Set(reports.flatMap(findingsOf))] };
}

async function measureOnce(
  chromiumPath: string,
  signal: AbortSignal,
  url: string,
): Promise<{ lhr: LighthouseReport; trace: readonly TraceEvent[] }> {
  const lighthouse = await loadLighthouse();
  const port = await findFreePort();
  const result = await withBrowser(chromiumPath, signal, [`--remote-debugging-port=${port}`], () =>
    lighthouse(url, { port, output: "json", logLevel: "error" }),
  );
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  if (result.lhr.runtimeError) throw new Error(`Lighthouse: ${result.lhr.runtimeError.message}`);
  return { lhr: result.lhr, trace: result.artifacts.Trace.traceEvents };
}

/** As Lighthouse's simulated phone: a task takes four times as long, and what exceeds 50 ms blocks. */
const CPU_SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/** From the first contentful paint to the end of the trace. https://web.dev/articles/tbt */
function blockingTime(trace: readonly TraceEvent[]): number {
  const paint = trace.findLast(({ name }) => name === "firstContentfulPaint");
  const main = trace.find(
    ({ name, pid, args }) => name === "thread_name" && pid === paint?.pid && args.name === "CrRendererMain",
  );
  if (!paint || !main) return Number.NaN;
  return trace
    .filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith("RunTask") && pid === main.pid && tid === main.tid && ts >= paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * CPU_SLOWDOWN - LONG_TASK_MS), 0);
}

function findingsOf({ categories, audits }: LighthouseReport): string[] {
  return CATEGORIES.slice(1)
    .flatMap((category) => categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${audit.title} (${id})`] : [];
    });
}
