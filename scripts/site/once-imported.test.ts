import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { createTemporaryDir } from "../local/temporary-dir";
import { writeFiles } from "../local/testing/fixture-project";
import { withImportsOnce } from "./once-imported";

const folder = createTemporaryDir();
afterAll(() => folder.remove());

it("a part is imported once, at the first of many calls", async () => {
  writeFiles(folder.path, {
    "part.mjs": "export const name = 'part';",
    "program.mjs": withImportsOnce(
      'export const first = import("./part.mjs");\nexport const load = () => import("./part.mjs");',
    ),
  });
  const program = (await import(pathToFileURL(join(folder.path, "program.mjs")).href)) as {
    first: Promise<unknown>;
    load: () => Promise<unknown>;
  };
  expect(await program.load()).toMatchObject({ name: "part" });
  expect(program.load()).toBe(program.first);
});

it("code without later parts is left as it is", () => {
  expect(withImportsOnce('import x from "x";')).toBe('import x from "x";');
});
