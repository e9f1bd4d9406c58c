import { expect, it } from "vitest";
import { mainError, runToEnd } from "./child-process";
import { isRunning } from "./lock";

const node = (script: string) => ["-e", script];

it("returns the exit code and the output, line by line", async () => {
  const lines: string[] = [];
  const script = 'console.log("out"); process.stdout.write("half"); process.exitCode = 3;';
  const result = await runToEnd(process.execPath, node(script), { onLine: (line) => lines.push(line) });
  expect(result).toEqual({ code: 3, lines: ["out", "half"] });
  expect(lines).toEqual(["out", "half"]);
});

it("reports a missing program", async () => {
  await expect(runToEnd("/nonexistent/program", [])).rejects.toThrow("ENOENT");
});

it("ends the program and its own children when it is interrupted", async () => {
  const interrupt = new AbortController();
  let grandchild = 0;
  const script = `
    const child = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
    console.log(child.pid);`;
  const running = runToEnd(process.execPath, node(script), {
    signal: interrupt.signal,
    onLine: (line) => {
      grandchild = Number(line);
      interrupt.abort(new Error("interrupted"));
    },
  });
  await expect(running).rejects.toThrow("interrupted");
  expect(grandchild).toBeGreaterThan(0);
  // An orphan is gone once the system has noticed its end.
  await expect.poll(() => isRunning(grandchild), { timeout: 5_000 }).toBe(false);
});

it("picks the line with the error", () => {
  expect(mainError(["Download https://x", "error: Import failed", "    at file:///x"])).toBe(
    "error: Import failed",
  );
  expect(mainError(["one", "two "])).toBe("two");
  expect(mainError([])).toBeUndefined();
});
