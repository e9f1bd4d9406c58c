import { expect, test } from "vitest";
import { singleResult, type StepResult } from "./result";
import { Interrupted, Run } from "./run";
import type { Step } from "./steps";

const step = (name: string, result: StepResult) => ({ name, run: () => Promise.resolve(result) });

test("goes on after a failing step, shows its output, and tells the truth at the end", async () => {
  const lines: string[] = [];
  const run = new Run(new AbortController().signal, (line) => lines.push(line));
  await run.section("Checks", [
    step("first", singleResult(false, "what went wrong\nand where")),
    step("second", { passed: 4, failed: 0, skipped: 2, output: "quiet" }),
  ]);
  const text = lines.join("\n");
  expect(text).toContain("Checks");
  expect(text).toMatch(/FAILED +first .* 0 passed, 1 failed/);
  expect(text).toContain("    | what went wrong\n    | and where");
  expect(text).toMatch(/ok +second .* 4 passed, 2 skipped/);
  expect(text).not.toContain("quiet");
  expect(run.total).toBe("Total: 4 passed, 1 failed");
  expect(run.isPassed).toBe(false);
});

test("passes when nothing failed", async () => {
  const run = new Run(new AbortController().signal, () => {});
  await run.section("Checks", [step("only", singleResult(true, ""))]);
  expect(run.isPassed).toBe(true);
});

test("stops between steps once it was interrupted, without counting the step that was cut off", async () => {
  const controller = new AbortController();
  const run = new Run(controller.signal, () => {});
  const cut = {
    name: "cut",
    run: () => {
      controller.abort();
      return Promise.resolve(singleResult(false, "killed"));
    },
  };
  await expect(run.section("Checks", [cut, step("never", singleResult(true, ""))])).rejects.toThrow(
    Interrupted,
  );
  expect(run.total).toBe("Total: 0 passed, 0 failed");
});

test("runs the steps of an inner list beside each other, and counts both", async () => {
  const order: string[] = [];
  const slow = (name: string, milliseconds: number, failed: number): Step => ({
    name,
    run: async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      order.push(`${name} ends`);
      return { passed: 1, failed, skipped: 0, output: "" };
    },
  });
  const run = new Run(new AbortController().signal, () => {});
  await run.section("Checks", [[slow("one", 60, 0), slow("two", 10, 1)], slow("three", 0, 0)]);
  expect(order).toEqual(["one begins", "two begins", "two ends", "one ends", "three begins", "three ends"]);
  expect(run.total).toBe("Total: 3 passed, 1 failed");
});
