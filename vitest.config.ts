import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { STACKS } from "./scripts/testing/stacks.ts";
import { contentTexts } from "./scripts/texts/texts-plugin.ts";
import { TotalReporter } from "./scripts/testing/total-reporter.ts";

/** Groups run one after the other, the files of a group beside each other. */
const GROUP = { withoutStack: 0, scripts: 1, backend: 2, e2e: 3 };
const PARALLEL = { maxWorkers: "100%" };

const node = {
  environment: "node" as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A browser or a server may take long on a busy machine.
  expect: { poll: { timeout: 15_000 } },
};
const onStack = {
  ...node,
  isolate: false,
  maxWorkers: STACKS,
  globalSetup: ["./scripts/testing/setup-stack.ts"],
};
const unit = {
  setupFiles: ["./src/testing/setup.ts"],
  testTimeout: 30_000,
  restoreMocks: true,
  // Rendering leaves much garbage, which the default of 16 MB makes Node collect too often.
  execArgv: ["--max-semi-space-size=64", "--single-threaded-gc"],
  env: {
    VITE_SITE_URL: "https://www.example.com",
    VITE_SUPABASE_URL: "http://127.0.0.1:9",
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  },
  sequence: { groupOrder: GROUP.withoutStack },
};

/** They read the repository as it is, and run none of it. */
const STATIC_CHECKS = [
  "scripts/testing/static-checks.test.ts",
  "scripts/lint/*.test.ts",
  "scripts/texts/*.test.ts",
  "scripts/lock-file.test.ts",
];
/** Files that need a browser's window without rendering. A worker starts again for each change of environment, so they have one project. */
const IN_WINDOW = readdirSync(join(import.meta.dirname, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith(".test.ts"))
  .filter((file) =>
    readFileSync(join(import.meta.dirname, file), "utf8").startsWith("// @vitest-environment jsdom\n"),
  );

const project = (test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration => ({
  plugins: [contentTexts(import.meta.dirname)],
  resolve: { tsconfigPaths: true },
  test,
});

export default defineConfig({
  test: {
    reporters: ["default", new TotalReporter()],
    // The stack stops in its own order, which takes some seconds.
    teardownTimeout: 60_000,
    projects: [
      project({
        name: "static",
        ...node,
        ...PARALLEL,
        include: STATIC_CHECKS,
        testTimeout: 300_000,
        sequence: { groupOrder: GROUP.withoutStack },
      }),
      project({
        name: "unit",
        ...unit,
        // Loading the modules again for every file takes most of the time.
        isolate: false,
        ...PARALLEL,
        environment: "node",
        include: ["src/**/*.test.ts"],
        exclude: IN_WINDOW,
      }),
      project({
        name: "unit: screens",
        ...unit,
        isolate: false,
        ...PARALLEL,
        environment: "jsdom",
        include: ["src/**/*.test.tsx", ...IN_WINDOW],
      }),
      project({
        name: "scripts",
        ...node,
        // As for the unit tests.
        isolate: false,
        restoreMocks: true,
        ...PARALLEL,
        include: ["scripts/**/*.test.ts"],
        exclude: ["**/node_modules/**", ...STATIC_CHECKS, "scripts/testing/functions.test.ts"],
        sequence: { groupOrder: GROUP.scripts },
      }),
      // Projects of a group begin in the order of their names: first the one file that takes longest.
      project({
        name: "functions",
        ...onStack,
        include: ["scripts/testing/functions.test.ts"],
        testTimeout: 600_000,
        sequence: { groupOrder: GROUP.backend },
      }),
      project({
        name: "postgres",
        ...onStack,
        include: ["supabase/tests/**/*.test.ts"],
        sequence: { groupOrder: GROUP.backend },
      }),
      project({
        name: "e2e",
        ...onStack,
        globalSetup: [...onStack.globalSetup, "./scripts/testing/setup-browser.ts"],
        include: ["e2e/**/*.test.ts"],
        sequence: { groupOrder: GROUP.e2e },
      }),
    ],
  },
});
