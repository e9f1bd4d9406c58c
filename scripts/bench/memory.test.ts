import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { processTreeMegabytes } from "./memory";

test("the measured memory includes child processes where the system reports it", async () => {
  const script = "const held = Buffer.alloc(200e6, 1); console.log(held.length); setInterval(() => {}, 1000)";
  const parent = `const { spawn } = require("node:child_process");
    spawn(process.execPath, ["-e", ${JSON.stringify(script)}], { stdio: ["pipe", "inherit", "inherit"] });`;
  const child = spawn(process.execPath, ["-e", parent], { detached: true });
  try {
    await once(child.stdout, "data");
    const isTold = existsSync("/proc/self/smaps_rollup");
    expect((processTreeMegabytes(child.pid ?? 0) ?? 0) > 200).toBe(isTold);
  } finally {
    process.kill(-(child.pid ?? 0));
  }
});
