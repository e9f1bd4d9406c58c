import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryDir } from "../local/temporary-dir";
import { publishFile } from "./publish-file";

it("puts a file in the place of the one before and leaves nothing else there", async () => {
  const folder = createTemporaryDir();
  const file = join(folder.path, "blog", "fever.html");
  await publishFile(file, "old");
  await publishFile(file, "<p>مرحبًا</p>");
  expect(readFileSync(file, "utf8")).toBe("<p>مرحبًا</p>");
  expect(readdirSync(join(folder.path, "blog"))).toEqual(["fever.html"]);
  folder.remove();
});
