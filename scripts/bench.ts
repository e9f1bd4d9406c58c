import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureAnalytics } from "./bench/analytics";
import { measureLargeSite } from "./bench/large-site";
import { processTreeMegabytes } from "./bench/memory";
import { measurePages } from "./bench/pages";
import { measurePostList } from "./bench/post-list";
import { measurePublishedPosts } from "./bench/published-posts";
import { type Section, tableOf } from "./bench/report";
import { findFreePort } from "./local/free-port";
import { createTemporaryDir } from "./local/temporary-dir";
import { type ChildStack, startChildStack } from "./testing/child-stack";
import { ensureChromium } from "./testing/chromium";

const USAGE = "Usage: npm run bench -- [--runs 5] [--json file]";

/** Everything is measured on a stack of its own, started from an empty folder with a production build. */
async function measure(runs: number, chromiumPath: string, signal: AbortSignal): Promise<Section[]> {
  const localDir = createTemporaryDir();
  let stack: ChildStack | undefined;
  try {
    const port = await findFreePort();
    progress("first start");
    stack = await startChildStack(localDir.path, signal, port);
    const firstStart = stack.startMs / 1_000;
    await stack.stop();
    progress("second start");
    stack = await startChildStack(localDir.path, signal, port);
    const secondStart = stack.startMs / 1_000;
    progress("pages");
    const pages = await measurePages(chromiumPath, signal, stack.values.siteUrl, runs);
    progress("published posts under load");
    const load = await measurePublishedPosts(stack.values);
    const memory = processTreeMegabytes(stack.pid);
    progress("build with many articles");
    const largeSite = await measureLargeSite(stack.values);
    progress("list of ten thousand posts");
    const postList = await measurePostList(stack.values);
    progress("figures of a million events");
    const analytics = await measureAnalytics(stack.values);
    const local: Section = {
      title: "Local stack",
      rows: [
        ...load,
        { name: "memory (– where it cannot be read), MB", values: [memory], atMost: 500 },
        { name: "first start, s", values: [firstStart], digits: 1, atMost: 180 },
        { name: "second start, s", values: [secondStart], digits: 1, atMost: 5 },
      ],
    };
    return [pages, local, largeSite, postList, analytics];
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
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "5" }, json: { type: "string" } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs should be a whole number from 1. ${USAGE}`);
  const chromium = await ensureChromium();
  if ("problem" in chromium) throw new Error(chromium.problem);
  const machine = `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before`;
  const sections = await measure(runs, chromium.path, signal);
  const takenAt = new Date().toISOString();
  if (values.json !== undefined) {
    writeFileSync(values.json, `${JSON.stringify({ takenAt, machine, sections }, null, 2)}\n`);
  }
  console.log(sections.map(tableOf).join("\n\n"));
  console.log(`\n${machine}, ${takenAt}. A star marks a number that misses its limit.`);
}

// Ctrl-C ends what runs. Again it changes nothing: ending at once would leave a stack behind.
const interrupt = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => interrupt.abort());
try {
  await main(interrupt.signal);
} catch (error) {
  console.error(interrupt.signal.aborted ? "Stopped." : error);
  process.exitCode = interrupt.signal.aborted ? 130 : 1;
}
