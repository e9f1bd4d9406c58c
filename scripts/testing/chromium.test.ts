import { expect, test } from "vitest";
import { findChromium } from "./chromium";

function search(env: Readonly<Record<string, string>>, installed: readonly string[]): string | null {
  return findChromium(env, (path) => installed.includes(path));
}

test("takes the browser that CHROMIUM_PATH names, and no other in its place", () => {
  const installed = ["/opt/chrome", "/usr/bin/chromium"];
  expect(search({ CHROMIUM_PATH: "/opt/chrome", PATH: "/usr/bin" }, installed)).toBe("/opt/chrome");
  expect(search({ CHROMIUM_PATH: "/opt/gone", PATH: "/usr/bin" }, installed)).toBeNull();
});

test("prefers Chromium to Chrome, wherever they are installed", () => {
  const installed = ["/usr/local/bin/google-chrome", "/usr/bin/chromium-browser"];
  expect(search({ PATH: "/usr/local/bin:/usr/bin" }, installed)).toBe("/usr/bin/chromium-browser");
});

test("prefers the headless shell to full Chromium", () => {
  const installed = ["/usr/local/bin/chromium", "/usr/bin/chromium-headless-shell"];
  expect(search({ PATH: "/usr/local/bin:/usr/bin" }, installed)).toBe("/usr/bin/chromium-headless-shell");
});

test("takes the first match in PATH", () => {
  const installed = ["/usr/bin/chromium", "/opt/bin/chromium"];
  expect(search({ PATH: "/opt/bin:/usr/bin" }, installed)).toBe("/opt/bin/chromium");
});

test("finds nothing if nothing is installed", () => {
  expect(search({ PATH: "/usr/bin" }, [])).toBeNull();
  expect(search({}, ["/usr/bin/chromium"])).toBeNull();
});
