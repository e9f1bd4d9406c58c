import { expect, test } from "vitest";
import { countedResult, durationInWords, singleResult, totalLine } from "./result";

const counts = { passed: 3, failed: 0, skipped: 1 };

test("keeps what a program reported when it ended well", () => {
  expect(countedResult(counts, 0, "all good")).toEqual({ ...counts, output: "all good" });
  expect(countedResult({ ...counts, failed: 2 }, 1, "").failed).toBe(2);
});

test("counts a bad end that no failed test explains as one failure", () => {
  expect(countedResult(counts, 1, "")).toMatchObject({ passed: 3, failed: 1 });
});

test("counts a program without a report as one failure and says so", () => {
  const result = countedResult(null, 134, "Aborted");
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(result.output).toBe("Aborted\nIt ended with code 134 and without a report.");
});

test("counts a run without a single test as a failure", () => {
  const result = countedResult({ passed: 0, failed: 0, skipped: 4 }, 0, "");
  expect(result).toMatchObject({ passed: 0, failed: 1, skipped: 4 });
  expect(result.output).toContain("No test ran.");
});

test("adds everything up in the total", () => {
  const results = [countedResult(counts, 0, ""), singleResult(true, ""), singleResult(false, "")];
  expect(totalLine(results)).toBe("Total: 4 passed, 1 failed");
  expect(totalLine([])).toBe("Total: 0 passed, 0 failed");
});

test("tells durations in seconds, then in minutes", () => {
  expect(durationInWords(412)).toBe("0.4 s");
  expect(durationInWords(59_940)).toBe("59.9 s");
  expect(durationInWords(125_400)).toBe("2 min 05 s");
  expect(durationInWords(119_700)).toBe("2 min 00 s");
});
