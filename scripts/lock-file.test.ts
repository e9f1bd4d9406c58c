import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";

interface LockedPackage {
  version: string;
  resolved?: string;
  integrity?: string;
  /** It is inside the package that it belongs to. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, LockedPackage>;

const packagesOf = (file: string) =>
  (JSON.parse(readFileSync(file, "utf8")) as { packages: Packages }).packages;

const packages = packagesOf("package-lock.json");
const LOCK_FILES = Object.entries({
  "package-lock.json": packages,
  "scripts/bench/package-lock.json": packagesOf("scripts/bench/package-lock.json"),
  "scripts/bench/peer/package-lock.json": packagesOf("scripts/bench/peer/package-lock.json"),
  "scripts/reality/package-lock.json": packagesOf("scripts/reality/package-lock.json"),
  "scripts/hosts/package-lock.json": packagesOf("scripts/hosts/package-lock.json"),
});
const { imports, lock } = JSON.parse(readFileSync("supabase/functions/deno.json", "utf8")) as {
  imports: Record<string, string>;
  lock: unknown;
};
const { npm: functionPackages } = JSON.parse(readFileSync("supabase/functions/deno.lock", "utf8")) as {
  npm: Record<string, { integrity?: string }>;
};

/** The package that `from` gets when it imports `name`: the nearest one up the folders. */
function locked(packages: Packages, from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    const found = packages[`${folder ? `${folder}/` : ""}node_modules/${name}`];
    if (found || !folder) return found;
  }
}

// `npm ci` refuses a lock file without the packages of other platforms, and `npm install` may drop those.
it.each(LOCK_FILES)("%s has the packages of every platform", (_, packages) => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !locked(packages, from, name)),
  );
  expect(missing).toEqual([]);
});

it.each(LOCK_FILES)("%s names no download address", (_, packages) => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith("http"))).toEqual([]);
});

it.each(LOCK_FILES)("%s has a hash of each package", (_, packages) => {
  const unknown = Object.entries(packages).filter(
    ([path, { integrity, inBundle }]) => path !== "" && !inBundle && !integrity?.startsWith("sha512-"),
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});

it("the functions' lock file has a hash of each package, and Deno adds none", () => {
  expect(lock).toEqual({ path: "./deno.lock", frozen: true });
  const unknown = Object.entries(functionPackages).filter(([, { integrity }]) => !integrity);
  expect(unknown).toEqual([]);
});

// Deno reads versions from its own list. Checks and the browser, which share code with the functions, read package.json.
it.each(Object.entries(imports))(
  "the lock file has the version of %s that the functions import",
  (name, target) => {
    const [, source = "", version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target) ?? [];
    expect([name, packages[`node_modules/${source}`]?.version]).toEqual([name, version]);
  },
);

// Functions cannot read files where they run, so the repository has a copy: npm run pack:renderer makes it.
it("the functions' copy of the renderer is the one of its package", () => {
  const { wasm } = JSON.parse(
    readFileSync("supabase/functions/_shared/pictures/renderer-files.json", "utf8"),
  ) as { wasm: string };
  const own = readFileSync("node_modules/@resvg/resvg-wasm/index_bg.wasm");
  expect(gunzipSync(Buffer.from(wasm, "base64")).equals(own)).toBe(true);
});
