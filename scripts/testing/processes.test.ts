import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { familyOf, memoryOf } from "./processes";

it("the memory of a process counts with that of what it has started", async () => {
  const grandchild =
    "const kept = Buffer.alloc(100 * 2 ** 20, 1); console.log(process.pid); setInterval(() => kept.length, 1000)";
  const program = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}], { stdio: ["ignore", "inherit", "ignore"] })`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    const family = familyOf(child.pid ?? 0);
    expect(family).toEqual([child.pid, Number(line)]);
    expect(memoryOf(family)).toBeGreaterThan(100);
    expect(memoryOf(family)).toBeLessThan(400);
  } finally {
    for (const pid of familyOf(child.pid ?? 0).toReversed()) process.kill(pid, "SIGKILL");
  }
});

it("a process that has ended has none", () => {
  expect(memoryOf([2 ** 22 + 1])).toBe(0);
});
