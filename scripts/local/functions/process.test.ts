import { expect, it } from "vitest";
import { locateDeno } from "./deno-command";
import { briefly, mainError, parseReport } from "./process";

it("reads the report of the host among what functions print", () => {
  expect(parseReport('{"port":4000,"failed":[]}')).toEqual({ port: 4000, failed: [] });
  for (const line of ["loaded", "{", '{"port":0,"failed":[]}', '{"level":"info"}']) {
    expect(parseReport(line)).toBeUndefined();
  }
});

it("picks the line with the error", () => {
  expect(mainError(["Download https://x", "error: Import failed", "    at file:///x"])).toBe(
    "error: Import failed",
  );
  expect(mainError(["one", "two "])).toBe("two");
  expect(mainError([])).toBeUndefined();
});

it("shortens an error, and suggests a remedy when a package could not be fetched", () => {
  expect(briefly("Module not found x.ts\n    at file:///y")).toBe("Module not found x.ts");
  expect(briefly("Failed caching npm package 'zod@4'\n    0: error sending request")).toMatch(
    /^Failed caching npm package 'zod@4' \(.*npm registry.*\)$/,
  );
});

it("names what to install when Deno is missing or was not unpacked", () => {
  expect(locateDeno()).toMatch(/deno\/deno$/);
  const missing = () => {
    throw new Error("Cannot find module");
  };
  expect(() => locateDeno(missing)).toThrow(
    "Deno is missing: the package deno is not installed. Run npm ci.",
  );
  expect(() => locateDeno(() => "/nonexistent/deno/package.json")).toThrow(
    /^Deno is incomplete: .* is missing\./,
  );
});
