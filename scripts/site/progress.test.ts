import { expect, it } from "vitest";
import { countProgress } from "./progress";

function told(total: number): string[] {
  const lines: string[] = [];
  const count = countProgress(total, (line) => lines.push(line));
  for (let page = 0; page < total; page++) count();
  return lines;
}

it("reports the progress of many pages five times, and of few pages never", () => {
  expect(told(226)).toEqual([46, 92, 138, 184].map((done) => `${done} of 226 pages are made`));
  expect(told(200).at(-1)).toBe("200 of 200 pages are made");
  expect(told(39)).toEqual([]);
});
