import { expect, it } from "vitest";
import { installedProgram } from "./installed-program";

const deno = (resolve?: () => string) => installedProgram("Deno", "deno/package.json", "deno", resolve);

it("finds Deno, and names what to install when it is missing or was not unpacked", () => {
  expect(deno()).toMatch(/deno[/\\]deno(?:\.exe)?$/);
  const missing = () => {
    throw new Error("Cannot find module");
  };
  expect(() => deno(missing)).toThrow("Deno is missing: the package deno is not installed. Run npm ci");
  expect(() => deno(() => "/nonexistent/deno/package.json")).toThrow(
    "Deno is incomplete: /nonexistent/deno/deno is missing. Run npm ci without --ignore-scripts.",
  );
});
