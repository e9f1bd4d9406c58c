import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureAnalytics } from "./bench/analytics";
import { measureColdStarts } from "./bench/cold-starts";
import { measureLargeSite } from "./bench/large-site";
import { measureLeads } from "./bench/leads";
import { measureLoad } from "./bench/load";
import { processTreeMegabytes } from "./bench/memory";
import { measurePages } from "./bench/pages";
import { measurePostList } from "./bench/post-list";
import { row, type Section, tableOf } from "./bench/report";
import { measureScreens } from "./bench/screens";
import { findFreePort } from "./local/free-port";
import { startStack } from "./local/stack";
import type { StackFile } from "./local/stack-file";
import { inTemporaryDir } from "./local/temporary-dir";
import { type ChildStack, startChildStack } from "./testing/child-stack";
import { ensureChromium } from "./testing/chromium";

const USAGE =
  "Usage: npm run bench -- [--runs 5] [--minutes 10] [--json file] [--pages | --load | --database | --functions]";

/** The part that needs neither a browser nor a build. */
const measureDatabase = (signal: AbortSignal): Promise<Section[]> =>
  inTemporaryDir(async (localDir) => {
    const stack = await startStack({
      localDir,
      port: 0,
      adminEmail: "bench@example.com",
      site: "none",
      signal,
    });
    try {
      return await measureTables(stack.values);
    } finally {
      await stack.stop();
    }
  });

/** Each fills what the next one needs. */
async function measureTables(stack: StackFile): Promise<Section[]> {
  progress("list of ten thousand posts");
  const postList = await measurePostList(stack);
  progress("figures of a million events");
  const analytics = await measureAnalytics(stack);
  progress("figures of a hundred thousand leads");
  const leads = await measureLeads(stack);
  progress("what screens ask");
  return [postList, analytics, leads, await measureScreens(stack)];
}

/** One part alone, on a stack of its own. */
const measureAlone = (
  signal: AbortSignal,
  part: (stack: ChildStack) => Promise<Section>,
): Promise<Section[]> =>
  inTemporaryDir(async (localDir) => {
    const stack = await startChildStack(localDir, signal);
    try {
      return [await part(stack)];
    } finally {
      await stack.stop();
    }
  });

async function measurePagesOf(
  { values }: ChildStack,
  { runs }: Options,
  signal: AbortSignal,
): Promise<Section> {
  progress("pages");
  const chromium = await ensureChromium();
  if ("problem" in chromium) throw new Error(chromium.problem);
  return measurePages(chromium.path, signal, values.siteUrl, runs);
}

function measureFunctions(signal: AbortSignal): Promise<Section> {
  progress("cold starts of functions");
  return measureColdStarts(signal);
}

function measureLoadOf(stack: ChildStack, { minutes }: Options, signal: AbortSignal): Promise<Section> {
  progress(`load of ${minutes} min`);
  return measureLoad(stack, minutes, signal);
}

interface Options {
  runs: number;
  minutes: number;
}

/** Everything is measured on a stack of its own, started from an empty folder with a production build. */
const measureAll = (options: Options, signal: AbortSignal): Promise<Section[]> =>
  inTemporaryDir(async (localDir) => {
    const port = await findFreePort();
    progress("first start");
    let stack = await startChildStack(localDir, signal, port);
    try {
      const firstStart = stack.startMs / 1_000;
      await stack.stop();
      progress("second start");
      stack = await startChildStack(localDir, signal, port);
      const secondStart = stack.startMs / 1_000;
      const pages = await measurePagesOf(stack, options, signal);
      const memory = processTreeMegabytes(stack.pid);
      const manyAtOnce = await measureLoadOf(stack, options, signal);
      progress("build with many articles");
      const largeSite = await measureLargeSite(stack.values);
      const tables = await measureTables(stack.values);
      const local: Section = {
        title: "Local stack",
        rows: [
          row("memory (– where it cannot be read), MB", memory, { atMost: 500 }),
          row("first start, s", firstStart, { digits: 1, atMost: 180 }),
          row("second start, s", secondStart, { digits: 1, atMost: 5 }),
        ],
      };
      return [pages, local, await measureFunctions(signal), manyAtOnce, largeSite, ...tables];
    } finally {
      await stack.stop();
    }
  });

// Progress goes to the error output, so that the table alone can be redirected into a file.
function progress(what: string): void {
  console.error(`measuring: ${what}`);
}

async function main(signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      json: { type: "string" },
      minutes: { type: "string", default: "10" },
      database: { type: "boolean" },
      functions: { type: "boolean" },
      load: { type: "boolean" },
      pages: { type: "boolean" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs should be a whole number from 1. ${USAGE}`);
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes should be a number above 0. ${USAGE}`);
  const options = { runs, minutes };
  const measureWhat = async () => {
    if (values.database) return measureDatabase(signal);
    if (values.functions) return [await measureFunctions(signal)];
    if (values.load) return measureAlone(signal, (stack) => measureLoadOf(stack, options, signal));
    if (values.pages) return measureAlone(signal, (stack) => measurePagesOf(stack, options, signal));
    return measureAll(options, signal);
  };
  const machine = `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before`;
  const sections = await measureWhat();
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
