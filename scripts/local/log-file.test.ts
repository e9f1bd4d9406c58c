import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { olderLog, openLog } from "./log-file";
import { temporaryDirPerTest } from "./testing/temporary-dir-per-test";

const temporary = temporaryDirPerTest();

it("a log keeps the newest lines, in two files of a limited size, also after the next start", () => {
  const file = path.join(temporary.path, "database.log");
  for (let start = 0; start < 2; start++) {
    const log = openLog(file, 100);
    for (let line = 0; line < 100; line++) log(`start ${start}, line ${line}`);
  }
  const [older, newer] = [olderLog(file), file].map((one) => readFileSync(one, "utf8"));
  expect(`${older}${newer}`).toMatch(/(?:start 1, line \d+\n)+start 1, line 99\n$/);
  expect([older, newer].every((text) => (text?.length ?? 0) < 130)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("a line that cannot be written ends nothing", () => {
  const file = path.join(temporary.path, "gone", "database.log");
  const log = openLog(file);
  log("lost");
  mkdirSync(path.dirname(file));
  log("kept");
  expect(readFileSync(file, "utf8")).toBe("kept\n");
  rmSync(path.dirname(file), { recursive: true });
});
