import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface LockedPackage {
  version: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};

/** The package that `from` gets when it asks for `name`: the nearest one up the folders. */
function locked(from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    const found = packages[`${folder ? `${folder}/` : ""}node_modules/${name}`];
    if (found || !folder) return found;
  }
}

// `npm ci` refuses a lock file that leaves out what other platforms would install, and `npm install` may drop those.
it("locks the packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !locked(from, name)),
  );
  expect(missing).toEqual([]);
});

it("names no download address", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith("http"))).toEqual([]);
});
