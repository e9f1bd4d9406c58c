import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repositoryRoot } from "../local/settings";
import { createTemporaryDir } from "../local/temporary-dir";
import { committedFiles, findSecrets } from "./secrets";

const folder = createTemporaryDir();
beforeAll(() => void execFileSync("git", ["init", "-q"], { cwd: folder.path }));
afterAll(folder.remove);

const letters = (count: number) => "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0z".repeat(4).slice(0, count);

// Concatenated, because this file would be found otherwise.
it.each([
  ["a secret key of Supabase", ["sb", "secret", letters(22)].join("_")],
  [
    "a service role's token",
    ["eyJhbGciOiJIUzI1NiJ9", "eyJyb2xlIjoic2VydmljZV9yb2xlIn0", letters(43)].join("."),
  ],
  ["a token of GitHub", `ghp_${letters(36)}`],
  [
    "a database's password",
    ["postgres://postgres:", letters(20), "@db.abc.supabase.co:5432/postgres"].join(""),
  ],
])("the check finds %s that is about to be committed, and does not print it", async (_, secret) => {
  for (const name of ["a.md", "z.md"]) writeFileSync(path.join(folder.path, name), "Nothing.\nAt all.");
  writeFileSync(path.join(folder.path, "notes.md"), `First line.\nHere it is: ${secret}\n`);
  const found = await findSecrets(folder.path, committedFiles(folder.path));
  expect(found).toEqual([expect.stringMatching(/^notes\.md:2 /)]);
  expect(found.join()).not.toContain(letters(16));
});

it("this repository contains no secrets", async () => {
  const files = committedFiles(repositoryRoot);
  expect(files).toContain("package.json");
  expect(await findSecrets(repositoryRoot, files)).toEqual([]);
});
