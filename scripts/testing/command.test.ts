import { expect, test } from "vitest";
import { runCommand, stopRunningCommands } from "./command";

const node = (script: string, options = {}) => runCommand(process.execPath, ["-e", script], options);

test("collects both outputs without colours, and the code", async () => {
  const script = String.raw`process.stdout.write("\x1b[31mred\x1b[0m "); process.stderr.write("plain"); process.exit(3)`;
  const { code, output } = await node(script);
  expect(code).toBe(3);
  expect(output.split(" ").sort()).toEqual(["plain", "red"]);
});

test("passes the environment on and adds to it", async () => {
  const { output } = await node("console.log(process.env.EXTRA, Boolean(process.env.PATH))", {
    env: { EXTRA: "1" },
  });
  expect(output).toBe("1 true\n");
});

test("says when a program cannot be started", async () => {
  const { code, output } = await runCommand("/no/such/program", []);
  expect(code).toBe(127);
  expect(output).toContain("/no/such/program could not be started");
});

test("ends a program that runs too long, with everything it started", async () => {
  // The grandchild keeps the output open: had it survived, the result would never come.
  const script = `const { spawn } = require("node:child_process");
    spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
    setInterval(() => {}, 1000)`;
  const { code, output } = await node(script, { timeLimitMs: 500 });
  expect(code).not.toBe(0);
  expect(output).toContain("it ran longer than 0.5 s");
});

test("ends what is running when the run is stopped", async () => {
  const running = node("setInterval(() => {}, 1000)");
  stopRunningCommands();
  expect((await running).code).not.toBe(0);
});
