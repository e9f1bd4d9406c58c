import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureDatabase } from "./bench/database";
import { measureLargeSite, SITE_SIZES } from "./bench/large-site";
import { measurePages } from "./bench/pages";
import { type Section, tableOf } from "./bench/report";
import { inTemporaryDir } from "./local/temporary-dir";
import { type ChildStack, startChildStack } from "./testing/child-stack";
import { ensureChromium } from "./testing/chromium";

const USAGE =
  "Usage: npm run bench -- [--runs 5] [--pages] [--build [--posts 35,1000,10000] [--peer]] [--database]";

/** The measured parts, by their options, in this order: the last two fill the database. By default all of them. */
const PARTS = {
  pages: async ({ values }: ChildStack, runs: number, signal: AbortSignal): Promise<Section> => {
    return measurePages(await ensureChromium(), signal, values.siteUrl, runs);
  },
  build: (
    { values }: ChildStack,
    _runs: number,
    _signal: AbortSignal,
    { sizes, hasPeer }: LargeSiteOptions,
  ): Promise<Section> => measureLargeSite(values, sizes, hasPeer),
  database: ({ values }: ChildStack): Promise<Section> => measureDatabase(values),
};
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

interface LargeSiteOptions {
  /** Numbers of articles, ascending. */
  sizes: readonly number[];
  /** Whether Astro builds the same articles. */
  hasPeer: boolean;
}

/** Measures on a new stack, started from an empty folder with a production build. */
const measureParts = (
  names: typeof NAMES,
  runs: number,
  signal: AbortSignal,
  largeSite: LargeSiteOptions,
): Promise<Section[]> =>
  inTemporaryDir(async (localDir) => {
    const stack = await startChildStack(localDir, signal);
    try {
      const sections: Section[] = [];
      for (const name of names) {
        // Progress goes to the error output, so that only the tables can be redirected into a file.
        console.error(`measuring: ${name}`);
        sections.push(await PARTS[name](stack, runs, signal, largeSite));
      }
      return sections;
    } finally {
      await stack.stop();
    }
  });

async function main(signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "boolean" },
      build: { type: "boolean" },
      posts: { type: "string", default: SITE_SIZES.join() },
      peer: { type: "boolean", default: false },
      database: { type: "boolean" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs should be a whole number from 1. ${USAGE}`);
  const sizes = values.posts.split(",").map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error(`--posts should be whole numbers from 1, with commas between them. ${USAGE}`);
  const chosen = NAMES.filter((name) => values[name]);
  const machine = `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before`;
  const sections = await measureParts(chosen.length > 0 ? chosen : NAMES, runs, signal, {
    sizes,
    hasPeer: values.peer,
  });
  console.log(sections.map(tableOf).join("\n\n"));
  console.log(`\n${machine}, ${new Date().toISOString()}. A star marks a number that misses its limit.`);
}

// Ctrl-C ends the current part. A second one changes nothing: ending at once would leave a stack behind.
const interrupt = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => interrupt.abort());
try {
  await main(interrupt.signal);
} catch (error) {
  console.error(interrupt.signal.aborted ? "Stopped." : error);
  process.exitCode = interrupt.signal.aborted ? 130 : 1;
}
