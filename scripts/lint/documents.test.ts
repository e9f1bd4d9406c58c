import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repositoryRoot } from "../local/settings";
import { committedFiles } from "./secrets";

const files = committedFiles(repositoryRoot);
const folders = files.flatMap((file) => {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
});
const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), "utf8");
/** Folders that commands create. */
const ignored = read(".gitignore")
  .split("\n")
  .map((line) => line.replace(/\/$/, ""));
const paths = new Set([...files, ...folders, ...ignored]);
/** Without blocks of code, which may contain anything. */
const prose = (markdown: string): string => markdown.replace(/^```[^]*?^```$/gm, "");

/** GitHub's anchors of headings. */
const anchors = (markdown: string): string[] =>
  [...prose(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replace(/ /g, "-"),
  );

/** Pictures of the script for them are not checked, so the picture of a new screen can be named before it is taken. */
const taken = (file: string): boolean =>
  read("scripts/take-pictures.ts").includes(`name: "${path.parse(file).name}"`);

function brokenLinks(document: string, markdown: string): string[] {
  const targets = [...prose(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = "", anchor] = target.split("#");
    const linked = file === "" ? document : path.posix.join(path.posix.dirname(document), file);
    if (linked.startsWith("docs/images/")) return !taken(linked);
    if (!paths.has(linked.replace(/\/$/, ""))) return true;
    return anchor !== undefined && !anchors(linked === document ? markdown : read(linked)).includes(anchor);
  });
}

const ROOTED = /^(?:docs|e2e|public|scripts|src|supabase)\//;
const SOURCE = /\.(?:css|sql|tsx?)$/;

/** A path begins with a folder of the repository, or is the end of the path of a source file. */
const unknownPaths = (markdown: string): string[] =>
  [...prose(markdown).matchAll(/`([^`\s<>{*…]+)`/g)]
    .map(([, name = ""]) => name.replace(/\/$/, ""))
    .filter((name) =>
      ROOTED.test(name)
        ? !paths.has(name)
        : SOURCE.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`)),
    );

/** Modules that the recipes' code imports; the example makes `insurers` itself. */
const unknownImports = (markdown: string): string[] =>
  [...markdown.matchAll(/from "@\/([^"]+)"/g)]
    .map(([, name = ""]) => `src/${name}`)
    .filter((name) => !name.endsWith("/insurers") && !paths.has(`${name}.ts`) && !paths.has(`${name}.tsx`));

const documents = files.filter((file) => /(?:^|\/)README\.md$|^docs\/.*\.md$/.test(file));
const records = documents.filter((file) => file.startsWith("docs/decisions/"));

it("the checks find a link, an anchor, a path and an import that lead nowhere", () => {
  const markdown =
    "# Two: words!\n[a](README.md) [b](#two-words) [c](#no) [d](docs/no.md) [e](README.md#no) [f](https://a.example/b)";
  expect(brokenLinks("README.md", markdown)).toEqual(["#no", "docs/no.md", "README.md#no"]);
  const names =
    "`src/main.tsx` `src/no` `lint/documents.test.ts` `ocuments.test.ts` `src/<page>.ts` `/data` `src/app/`";
  expect(unknownPaths(names)).toEqual(["src/no", "ocuments.test.ts"]);
  const code = '```ts\nimport { a } from "@/i18n/no";\nimport { b } from "@/i18n/widen";\n```';
  expect(unknownImports(code)).toEqual(["src/i18n/no"]);
});

it.each(documents)("%s links to what exists, and names files that exist", (file) => {
  const markdown = read(file);
  expect({
    links: brokenLinks(file, markdown),
    paths: unknownPaths(markdown),
    imports: unknownImports(markdown),
  }).toEqual({ links: [], paths: [], imports: [] });
});

it("the instructions for restoring a backup name every migration with something that no dump contains", () => {
  const outside = /\bon (?:storage\.objects|auth\.\w+)(?: for |\n|;)|\bcron\.schedule\(/;
  const migrations = files.filter((file) => /^supabase\/migrations\/.*\.sql$/.test(file));
  const [, restore = ""] = /^## Backup and restore\n([^]*?)^## /m.exec(read("docs/operations.md")) ?? [];
  const needed = migrations.filter((file) => outside.test(read(file))).map((file) => path.basename(file));
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter((name) => !restore.includes(name))).toEqual([]);
});

it("each number is one decision", () => {
  const numbers = records.map((file) => path.basename(file).slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

it.each(records)("%s has a number, a date and a status", (file) => {
  expect(read(file)).toMatch(
    /^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d · Status: (?:accepted|superseded by \[\d+\]\(\d{4}-[\w-]+\.md\))\n\n/,
  );
});
