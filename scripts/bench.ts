import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureAnalytics } from "./bench/analytics";
import { measureLargeSite } from "./bench/large-site";
import { measureScores } from "./bench/lighthouse";
import { processTreeMemory } from "./bench/memory";
import { measureWeight } from "./bench/page-weight";
import { measurePostList } from "./bench/post-list";
import { measurePublishedPosts } from "./bench/published-posts";
import { type BenchReport, type PageMeasures, tableOf } from "./bench/report";
import { findFreePort } from "./local/free-port";
import { type ChildStack, startChildStack, temporaryLocalDir } from "./testing/child-stack";
import { ensureChromium } from "./testing/chromium";
import { abortOnInterrupt } from "./testing/run";

/** Those for which the limits were set; the last one is a long article with a hero and an infographic. */
const PAGES = ["/", "/ar", "/services/doctor-on-call", "/blog", "/blog/fever-in-adults-when-to-call"];
const USAGE = "Usage: npm run bench -- [--runs 5] [--json file]";

interface Options {
  runs: number;
  json: string | undefined;
}

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { runs: { type: "string", default: "5" }, json: { type: "string" } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs should be a whole number from 1. ${USAGE}`);
  return { runs, json: values.json };
}

/** Everything is measured on a stack of its own, started from an empty folder with a production build. */
async function measure(options: Options, chromiumPath: string, signal: AbortSignal): Promise<BenchReport> {
  const localDir = temporaryLocalDir("bench");
  const machine = `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before`;
  let stack: ChildStack | undefined;
  try {
    const port = await findFreePort();
    progress("first start");
    stack = await startChildStack(localDir.path, signal, port);
    const firstStartMs = stack.startMs;
    await stack.stop();
    progress("second start");
    stack = await startChildStack(localDir.path, signal, port);

    const pages: Record<string, PageMeasures> = {};
    for (const path of PAGES) {
      progress(`page ${path}`);
      const url = new URL(path, stack.values.siteUrl).href;
      pages[path] = {
        weight: await measureWeight(chromiumPath, signal, url),
        ...(await measureScores(chromiumPath, signal, url, options.runs)),
      };
    }
    progress("published posts under load");
    const api = await measurePublishedPosts(stack.values);
    const memory = processTreeMemory(stack.pid);
    progress("build with 500 articles");
    const largeSite = await measureLargeSite(stack.values);
    progress("list of ten thousand posts");
    const postList = await measurePostList(stack.values);
    progress("figures of a million events");
    const analytics = await measureAnalytics(stack.values);
    return {
      takenAt: new Date().toISOString(),
      machine,
      lighthouseRuns: options.runs,
      pages,
      api,
      largeSite,
      postList,
      analytics,
      memory,
      firstStartSeconds: firstStartMs / 1_000,
      secondStartSeconds: stack.startMs / 1_000,
    };
  } finally {
    await stack?.stop();
    localDir.remove();
  }
}

// Progress goes to the error output, so that the table alone can be redirected into a file.
function progress(what: string): void {
  console.error(`measuring: ${what}`);
}

async function main(signal: AbortSignal): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const chromium = await ensureChromium();
  if ("problem" in chromium) throw new Error(chromium.problem);
  const report = await measure(options, chromium.path, signal);
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  console.log(tableOf(report));
}

const signal = abortOnInterrupt();
try {
  await main(signal);
} catch (error) {
  console.error(signal.aborted ? "Stopped." : error);
  process.exitCode = signal.aborted ? 130 : 1;
}
