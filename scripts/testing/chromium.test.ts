import { expect, test } from "vitest";
import { findChromium } from "./chromium";

const search = (env: Readonly<Record<string, string>>, installed: readonly string[]) =>
  findChromium(env, (path) => installed.includes(path));

test.each([
  ["that CHROMIUM_PATH names", { CHROMIUM_PATH: "/opt/chrome" }, "/opt/chrome", ["/usr/bin/chromium"]],
  ["that is first in PATH", { PATH: "/opt/bin:/usr/bin" }, "/opt/bin/chromium", ["/usr/bin/chromium"]],
  [
    "that is Chromium rather than Chrome",
    { PATH: "/opt/bin:/usr/bin" },
    "/usr/bin/chromium",
    ["/opt/bin/google-chrome"],
  ],
  [
    "that is the headless shell rather than full Chromium",
    { PATH: "/opt/bin:/usr/bin" },
    "/usr/bin/chromium-headless-shell",
    ["/opt/bin/chromium"],
  ],
])("takes the browser %s", (_, env, chosen, others) => {
  expect(search(env, [...others, chosen])).toBe(chosen);
});

test("finds none where none is installed, and no other in the place of the one that was named", () => {
  expect(search({ PATH: "/usr/bin" }, [])).toBeNull();
  expect(search({ PATH: "/usr/bin", CHROMIUM_PATH: "/opt/gone" }, ["/usr/bin/chromium"])).toBeNull();
});
