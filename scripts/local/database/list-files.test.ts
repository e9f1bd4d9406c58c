import { afterEach, beforeEach, expect, it } from "vitest";
import { createTemporaryDir } from "../temporary-dir";
import { writeFiles } from "../testing/fixture-project";
import { listFiles } from "./list-files";

let temporary: ReturnType<typeof createTemporaryDir>;

beforeEach(() => {
  temporary = createTemporaryDir();
  writeFiles(temporary.path, {
    "seed.sql": "",
    "seed/posts/02-b.sql": "",
    "seed/posts/01-a.sql": "",
    "seed/posts/notes.md": "",
    "seed/posts/.hidden.sql": "",
    "seed/pages/01-c.sql": "",
  });
});

afterEach(() => temporary.remove());

it.each([
  ["./seed.sql", ["seed.sql"]],
  ["./seed/posts/*.sql", ["seed/posts/01-a.sql", "seed/posts/02-b.sql"]],
  ["seed/*/01-?.sql", ["seed/pages/01-c.sql", "seed/posts/01-a.sql"]],
  ["seed/posts/0[1].sql", []],
  ["missing.sql", []],
  ["missing/*.sql", []],
])("finds the files of %s in order", (pattern, files) => {
  expect(listFiles(temporary.path, pattern)).toEqual(files);
});
