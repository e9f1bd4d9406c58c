import { startChildStack, temporaryLocalDir, type ChildStack } from "./testing/child-stack";
import { singleResult } from "./testing/result";
import { abortOnInterrupt, Interrupted, Run } from "./testing/run";
import {
  blockedStep,
  denoCheck,
  denoTests,
  journeys,
  type Step,
  toolCheck,
  vitestProject,
} from "./testing/steps";

const USAGE = "Usage: npm test, or npm run check (the same without everything that needs a running stack)";

const STATIC_CHECKS = [
  toolCheck("format", "oxfmt", ["--check"]),
  [toolCheck("lint", "oxlint", ["--deny-warnings"]), toolCheck("types", "tsc", [])],
  [toolCheck("unused code", "knip", []), denoCheck("functions: types", ["check", "--frozen", "."])],
  denoCheck("functions: lint", ["lint", "."]),
];
/** Projects of vite.config.ts. Those of one line run beside each other. */
const JOURNEYS = [["journeys"], ["journeys: posts", "journeys: site"]];
const STACKLESS_TESTS: readonly Step[] = [vitestProject("unit"), vitestProject("scripts")];

async function runOnStack(run: Run): Promise<void> {
  const localDir = temporaryLocalDir("test");
  let stack: ChildStack | undefined;
  const start: Step = {
    name: "start, with the site built",
    run: async () => {
      try {
        stack = await startChildStack(localDir.path, run.signal);
        return singleResult(true, "");
      } catch (error) {
        return singleResult(false, error instanceof Error ? error.message : String(error));
      }
    },
  };
  try {
    await run.section("A stack of its own", [start]);
    await run.section("Tests on the running stack", stackSteps(localDir.path, stack));
  } finally {
    await stack?.stop();
    localDir.remove();
  }
}

function stackSteps(localDir: string, stack: ChildStack | undefined): (Step | Step[])[] {
  if (!stack) {
    const names = ["database types", "database", "functions", ...JOURNEYS.flat()];
    return names.map((name) => blockedStep(name, "Not run: the stack did not start."));
  }
  const env = { LOCAL_DIR: localDir };
  const { apiUrl, publishableKey, secretKey } = stack.values;
  return [
    toolCheck("database types", "tsx", ["scripts/generate-types.ts", "--check"], env),
    vitestProject("database", env),
    denoTests({
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    }),
    ...JOURNEYS.map((projects) => projects.map((project) => journeys(project, env))),
  ];
}

async function main(args: readonly string[]): Promise<number> {
  if (args.some((arg) => arg !== "--fast")) {
    console.error(USAGE);
    return 1;
  }
  const run = new Run(abortOnInterrupt());
  try {
    await run.section("Static checks", STATIC_CHECKS);
    await run.section("Unit tests", STACKLESS_TESTS);
    if (!args.includes("--fast")) await runOnStack(run);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    console.log("Stopped.");
    return 130;
  }
  console.log(`\n${run.total}`);
  return run.isPassed ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
