// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { GENERATION_RUN } from "@/lib/storage-keys";
import {
  advanced,
  begun,
  type BulkRun,
  emptyRun,
  nextOf,
  remainingMs,
  storedRun,
  storeRun,
  written,
} from "./bulk-run";
import { catalogueServices } from "@domain/service-names";
import { generationPlan } from "./generation-plan";

const done = (id: string, isNew = true) =>
  ({ kind: "done", id, title_en: id, service: "elderly-care", isNew, isLive: true }) as const;
const failed = { kind: "failed", title_en: "b", message: "no", lang: "en" } as const;
const run = (values: Partial<BulkRun>): BulkRun => ({ ...emptyRun(3), ...values });

describe("a stored run", () => {
  const kept = run({ isGenerating: true, results: [done("a"), null, null], durationsMs: [5] });

  it("is read as it was stored, by its person alone", () => {
    storeRun("amal", kept);
    expect(storedRun("amal", 3)).toEqual(kept);
    expect(storedRun("badr", 3)).toEqual(emptyRun(3));
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["another shape", '{"index":"two"}'],
    ["a plan of another length", JSON.stringify(emptyRun(4))],
  ])("is a new one for %s", (_, json) => {
    localStorage.setItem(`${GENERATION_RUN}amal`, json);
    expect(storedRun("amal", 3)).toEqual(emptyRun(3));
  });
});

describe("the button", () => {
  it("starts with the missing jobs and keeps the finished ones, which are not news of this run", () => {
    const partly = run({ results: [done("a"), failed, null] });
    expect(begun(partly)).toMatchObject({
      isGenerating: true,
      results: [done("a", false), null, null],
    });
  });

  it("starts from the beginning when nothing is missing", () => {
    const whole = run({ results: [done("a"), done("b"), done("c")], durationsMs: [1, 2, 3] });
    expect(begun(whole)).toEqual({ ...emptyRun(3), isGenerating: true });
  });
});

it("a run advances with each result, and counts the time of jobs that were written, not of existing posts", () => {
  const first = advanced(run({}), done("a"), 100);
  const second = advanced(first, failed, 900);
  expect(second).toMatchObject({ results: [done("a"), failed, null], durationsMs: [100] });
  expect(nextOf(second)).toBe(2);
  expect(written(second)).toEqual([done("a")]);
  expect(advanced(run({}), done("a", false), 3).durationsMs).toEqual([]);
});

it("the remaining time is estimated from written jobs", () => {
  expect(remainingMs(run({}))).toBeUndefined();
  const one = run({ results: [done("a"), null, null], durationsMs: [1_000] });
  expect(remainingMs(one)).toBe(2_800);
  const all = run({ results: [done("a"), done("b"), done("c")], durationsMs: [1, 1, 1] });
  expect(remainingMs(all)).toBe(0);
});

it("the plan has one article for each service of the catalogue", () => {
  expect(generationPlan.map(({ service }) => service).toSorted()).toEqual(
    Object.keys(catalogueServices).toSorted(),
  );
});
