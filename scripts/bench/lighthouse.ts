import { fileURLToPath } from "node:url";
import { findFreePort } from "../local/free-port";
import { installPackages } from "../local/install-packages";
import { withBrowser } from "./browser";
import { median } from "./report";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-blocking-time",
] as const;

/** The used part of Lighthouse. https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md */
type Lighthouse = (
  url: string,
  flags: { port: number; output: "json"; logLevel: "error" },
) => Promise<{ lhr: LighthouseReport } | undefined>;

interface LighthouseReport {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { title: string; score: number | null; numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}

export interface LighthouseResult {
  /** Scores from 0 to 100 by category, times in milliseconds by audit. */
  numbers: Record<(typeof CATEGORIES)[number] | (typeof AUDITS)[number], number>;
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
  for (let run = 0; run < runs; run++) reports.push(await measureOnce(chromiumPath, signal, url));
  const middle = (read: (report: LighthouseReport) => number) => median(reports.map(read));
  const numbers = Object.fromEntries([
    ...CATEGORIES.map((name) => [
      name,
      middle(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)),
    ]),
    ...AUDITS.map((name) => [name, middle(({ audits }) => audits[name]?.numericValue ?? Number.NaN)]),
  ]) as LighthouseResult["numbers"];
  return { numbers, findings: [...new Set(reports.flatMap(findingsOf))] };
}

async function measureOnce(
  chromiumPath: string,
  signal: AbortSignal,
  url: string,
): Promise<LighthouseReport> {
  const lighthouse = await loadLighthouse();
  const port = await findFreePort();
  const result = await withBrowser(chromiumPath, signal, [`--remote-debugging-port=${port}`], () =>
    lighthouse(url, { port, output: "json", logLevel: "error" }),
  );
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  if (result.lhr.runtimeError) throw new Error(`Lighthouse: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

function findingsOf({ categories, audits }: LighthouseReport): string[] {
  return CATEGORIES.slice(1)
    .flatMap((category) => categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${audit.title} (${id})`] : [];
    });
}

async function loadLighthouse(): Promise<Lighthouse> {
  // 200 MB
  await installPackages(fileURLToPath(new URL(".", import.meta.url)), "the bench");
  const name = "lighthouse";
  const { default: lighthouse }: { default: Lighthouse } = await import(name);
  return lighthouse;
}
