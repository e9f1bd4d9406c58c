import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { createTemporaryDir } from "../local/temporary-dir";
import { writeApiFiles } from "./api-files";

const folder = createTemporaryDir();
afterAll(() => folder.remove());

it("writes each answer where its address is", async () => {
  await writeApiFiles(folder.path, { "/api/doctors": [{ name: "د. أ" }], "/api/more/deep": { a: 1 } });
  const read = (path: string): unknown => JSON.parse(readFileSync(`${folder.path}${path}`, "utf8"));
  expect(read("/api/doctors")).toEqual([{ name: "د. أ" }]);
  expect(read("/api/more/deep")).toEqual({ a: 1 });
});
