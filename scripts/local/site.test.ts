import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { siteStamp } from "./site";
import { createTemporaryDir } from "./temporary-dir";
import { writeFiles } from "./testing/fixture-project";

const environment = {
  VITE_SITE_URL: "http://127.0.0.1:8080",
  VITE_SUPABASE_URL: "http://127.0.0.1:8080",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
};

let temporary: ReturnType<typeof createTemporaryDir>;
let first: string;

const stamp = (values = environment) => siteStamp(temporary.path, values);

beforeEach(() => {
  temporary = createTemporaryDir();
  writeFiles(temporary.path, {
    "index.html": "<html>",
    "src/main.tsx": "one",
    "supabase/seed.sql": "select 1",
  });
  first = stamp();
});

afterEach(() => temporary.remove());

it("stays the same as long as nothing changes", () => {
  writeFiles(temporary.path, { "README.md": "not part of the site" });
  expect(stamp()).toBe(first);
});

it("changes with a source, a new file, a missing one, the demo content, and the values", () => {
  const stamps = new Set([first, stamp({ ...environment, VITE_SITE_URL: "http://127.0.0.1:8081" })]);
  writeFiles(temporary.path, { "src/main.tsx": "two" });
  stamps.add(stamp());
  writeFiles(temporary.path, { "src/page.tsx": "" });
  stamps.add(stamp());
  writeFileSync(path.join(temporary.path, "supabase/seed.sql"), "select 2");
  stamps.add(stamp());
  rmSync(path.join(temporary.path, "index.html"));
  stamps.add(stamp());
  expect(stamps.size).toBe(6);
});
