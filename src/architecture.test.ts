import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, it } from "vitest";
import { remembered } from "./testing/remembered";

/** The bar for staff on the blog, which is loaded only for them. */
const FOR_STAFF_ON_PAGES = "site/blog/use-publishing.ts";
/** Features of `site` and `admin` that other features of the same part may import. */
const SHARED_FEATURES = [
  "site/layout",
  "site/page-script",
  "site/reviews",
  "admin/entities",
  "admin/history",
  "admin/layout",
  "admin/links",
  "admin/media",
  "admin/pages",
  "admin/resource",
  "admin/shared",
  "admin/sign-in",
  "admin/templates",
];

const root = join(import.meta.dirname, "..");

const inCode = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
/** The modules that each module may import besides itself, from the table in the decision about modules. */
const MAY_IMPORT = new Map(
  readFileSync(join(root, "docs/decisions/0005-modules.md"), "utf8")
    .split("\n")
    .map((line) => line.split("|"))
    .filter(([, modules]) => inCode(modules).length > 0)
    .flatMap(([, modules, targets]) =>
      inCode(modules).map((module) => [module === "src" ? "" : module, inCode(targets)] as const),
    ),
);

const filesIn = remembered((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  ),
);
const importsIn = remembered((folder) =>
  filesIn(folder).flatMap((file) =>
    [...readFileSync(join(root, folder, file), "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
      ([, target = ""]) => ({ file, target }),
    ),
  ),
);
const imports = importsIn("src");

const moduleOf = (path: string): string => {
  const [first = "", second = ""] = path.split("/");
  if (!path.includes("/")) return "";
  // The generated types of the database belong to both of its clients.
  if (path.startsWith("data/database.types")) return "data/client";
  return ["components", "data"].includes(first) ? `${first}/${second}` : first;
};
const featureOf = (path: string): string => path.split("/").slice(0, 2).join("/");

/** The target's path inside the importer's folder (`src` for "@/"), or undefined for packages and files outside. */
function resolve(file: string, target: string): string | undefined {
  if (target.startsWith("@/")) return target.slice(2);
  if (!target.startsWith(".")) return undefined;
  const path = normalize(join(dirname(file), target));
  return path.startsWith("..") ? undefined : path;
}

const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)testing\//.test(file);

function problemOf(file: string, target: string): string | undefined {
  if (target.startsWith("@supabase/") && !file.startsWith("data/"))
    return "only src/data may import Supabase";
  if (target.includes("supabase/functions")) return "functions are reached through @domain only";
  const path = resolve(file, target);
  if (path === undefined) return undefined;
  const from = moduleOf(file);
  const to = moduleOf(path);
  if (to === "testing") return isTest(file) ? undefined : "only tests may import src/testing";
  if (file === FOR_STAFF_ON_PAGES && to === "data/staff") return undefined;
  const isAllowed = MAY_IMPORT.get(from)?.some((module) => to === module || to.startsWith(`${module}/`));
  if (from !== to && !isAllowed) return `${from || "src"} may not import ${to}`;
  if (from !== to || !["site", "admin"].includes(from)) return undefined;
  const [own, theirs] = [featureOf(file), featureOf(path)];
  const isRoot = !file.slice(from.length + 1).includes("/");
  if (isRoot || own === theirs || SHARED_FEATURES.includes(theirs)) return undefined;
  return `${own} may not reach into ${theirs}`;
}

type Import = readonly [from: string, to: string];

/**
 * The imports that belong to a circle or connect two circles: what is left after files without imports, or without importers,
 * are removed.
 */
function circular(all: readonly Import[]): readonly Import[] {
  const importers = new Set(all.map(([from]) => from));
  const imported = new Set(all.map(([, to]) => to));
  const rest = all.filter(([from, to]) => imported.has(from) && importers.has(to));
  return rest.length === all.length ? rest : circular(rest);
}

it("a module imports only what its row allows", () => {
  expect(imports.length).toBeGreaterThan(100);
  const problems = imports.flatMap(({ file, target }) => {
    const problem = problemOf(relative(".", file), target);
    return problem ? [`${file} imports ${target}: ${problem}`] : [];
  });
  expect(problems).toEqual([]);
});

it("functions import no file outside of their folder", () => {
  const outside = importsIn("supabase/functions").filter(
    ({ file, target }) => target.startsWith("@/") || (target.startsWith(".") && !resolve(file, target)),
  );
  expect(outside).toEqual([]);
});

it.each(["src", "supabase/functions", "scripts"])("%s has no circular imports", (folder) => {
  const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");
  const fileAt = new Map(filesIn(folder).map((file) => [withoutEnding(file), file]));
  const pairs = importsIn(folder).flatMap(({ file, target }) => {
    const to = fileAt.get(withoutEnding(resolve(file, target) ?? ""));
    return to === undefined ? [] : [[file, to] as const];
  });
  expect(pairs.length).toBeGreaterThan(100);
  expect(circular(pairs)).toEqual([]);
});

it.each([
  ["site/home/x.tsx", "@/admin/routes", "site may not import admin"],
  ["site/home/x.tsx", "@/data/staff/posts", "site may not import data/staff"],
  ["site/home/x.tsx", "@/site/blog/list", "site/home may not reach into site/blog"],
  ["site/home/x.tsx", "@supabase/supabase-js", "only src/data may import Supabase"],
  ["site/home/x.tsx", "@/testing/factories", "only tests may import src/testing"],
])("reports %s importing %s", (file, target, problem) => {
  expect(problemOf(file, target)).toBe(problem);
});
