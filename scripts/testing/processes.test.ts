import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { familyOf } from "./processes";

it("the family of a process includes its descendants", async () => {
  const grandchild = "console.log(process.pid); setInterval(() => undefined, 1000)";
  const program = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}], { stdio: ["ignore", "inherit", "ignore"] })`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    expect(familyOf(child.pid ?? 0)).toEqual([child.pid, Number(line)]);
  } finally {
    for (const pid of familyOf(child.pid ?? 0).toReversed()) process.kill(pid, "SIGKILL");
  }
});
