import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { writeFiles } from "../local/testing/fixture-project";
import { temporaryDirPerTest } from "../local/testing/temporary-dir-per-test";
import { applicationStamp } from "./application";

const environment = { VITE_SITE_URL: "http://127.0.0.1:8080", VITE_SUPABASE_URL: "http://127.0.0.1:8080" };

const temporary = temporaryDirPerTest();
let first: string;

const stamp = (values: Record<string, string> = environment) => applicationStamp(temporary.path, values);

beforeEach(() => {
  writeFiles(temporary.path, {
    "index.html": "<html>",
    "src/main.tsx": "one",
    "public/robots.svg": "<svg>",
  });
  first = stamp();
});

it("the stamp stays the same while no input of the build changes", () => {
  writeFiles(temporary.path, { "README.md": "words", "src/main.test.tsx": "a test", "src/testing/x.ts": "" });
  expect(stamp(Object.fromEntries(Object.entries(environment).toReversed()))).toBe(first);
});

it("the stamp changes with a source, a new file, a missing one, and the environment's values", () => {
  const stamps = new Set([first, stamp({ ...environment, VITE_SITE_URL: "http://127.0.0.1:8081" })]);
  writeFiles(temporary.path, { "src/main.tsx": "two" });
  stamps.add(stamp());
  writeFiles(temporary.path, { "src/page.tsx": "" });
  stamps.add(stamp());
  writeFileSync(path.join(temporary.path, "public/robots.svg"), "<svg/>");
  stamps.add(stamp());
  rmSync(path.join(temporary.path, "index.html"));
  stamps.add(stamp());
  expect(stamps.size).toBe(6);
});
