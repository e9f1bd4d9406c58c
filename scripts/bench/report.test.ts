import { expect, test } from "vitest";
import { type BenchReport, tableOf } from "./report";

const scores = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcpMs: 605.4,
  lcpMs: 998,
  cls: 0,
  tbtMs: 12,
};
const weight = { html: 20_400, css: 0, script: 118_300, font: 43_000, image: 900, other: 0, scriptFiles: 6 };
const report: BenchReport = {
  takenAt: "2026-11-21T10:00:00Z",
  machine: "Node v20, 2 cores",
  lighthouseRuns: 5,
  pages: {
    "/": { scores, weight, findings: [] },
    "/ar": { scores: { ...scores, lcpMs: 1_004 }, weight, findings: ["Links need a name (link-name)"] },
  },
  api: { rows: 60, kilobytesPerAnswer: 80, requestsPerSecond: 299, p99Ms: 40, errors: 0 },
  largeSite: { posts: 500, pages: 1_660, pagesSeconds: 61.2, buildSeconds: 80 },
  postList: { posts: 10_040, medianMs: { "first page": 17.4, search: 301 }, slowestMs: 320 },
  analytics: {
    events: 1_000_000,
    sessions: 200_000,
    isExact: true,
    reportMs: { 7: 35.4, 30: 501, 0: 90 },
    slowestMs: 480,
    uncountedMs: 820,
  },
  memory: null,
  firstStartSeconds: 41.23,
  secondStartSeconds: 2.94,
};

const row = (name: string) =>
  tableOf(report)
    .split("\n")
    .find((line) => line.startsWith(name)) ?? "";

test("shows each page beside the limit and marks what misses it", () => {
  expect(row("largest contentful paint")).toMatch(/ 998 +\* 1004 +≤ 1000$/);
  expect(row("performance")).toMatch(/ 100 +100 +≥ 99$/);
  expect(row("published posts")).toMatch(/60 rows, 80 kB.* \* 299 +≥ 300$/);
});

test("shows sizes in kB and starts in seconds", () => {
  expect(row("initial JavaScript")).toMatch(/ 118\.3 +118\.3 +≤ 120$/);
  expect(row("second start")).toMatch(/ 2\.9 +≤ 5$/);
});

test("allows an article more script than other pages", () => {
  const heavy = { scores, weight: { ...weight, script: 126_000 }, findings: [] };
  const pages = { "/": heavy, "/blog/fever": heavy };
  expect(tableOf({ ...report, pages })).toMatch(/initial JavaScript, kB +\* 126\.0 +126\.0 +≤ 120, 130$/m);
});

test("shows how long a large site takes to write", () => {
  expect(tableOf(report)).toContain("Build with 500 published posts, 1660 pages");
  expect(row("writing the pages")).toMatch(/\* 61\.2 +≤ 60$/);
});

test("says when something could not be measured", () => {
  expect(row("memory")).toMatch(/not readable here.* – +≤ 500$/);
  const broken = {
    ...report,
    pages: { "/": { scores: { ...scores, lcpMs: Number.NaN }, weight, findings: [] } },
  };
  expect(tableOf(broken)).toMatch(/largest contentful paint, ms +\* NaN/);
});

test("shows how long the figures take over how many events", () => {
  expect(row("Analytics over 1000000 events and 200000 sessions")).not.toBe("");
  expect(row("last 7 days, ms")).toMatch(/ 35 +≤ 500$/);
  expect(row("last 30 days, ms")).toMatch(/\* 501 +≤ 500$/);
  expect(row("exact")).toMatch(/ 1 +≥ 1$/);
});

test("names what kept a score below 100", () => {
  expect(tableOf(report)).toContain("  /ar: Links need a name (link-name)");
});

test("shows how long each question to the list of posts takes", () => {
  expect(tableOf(report)).toContain("list of 10040 posts");
  expect(row("first page")).toMatch(/ 17 +≤ 300$/);
  expect(row("search")).toMatch(/ \* 301 +≤ 300$/);
  expect(row("slowest question")).toMatch(/ \* 320 +≤ 300$/);
});
