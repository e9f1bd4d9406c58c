// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { fileNameOf, analyticsFilter, periodOf } from "./analytics-filter";

// 23:00 in London, when it is the next day in Dubai.
beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T23:00:00Z"), toFake: ["Date"] }));

const read = (address: string) => analyticsFilter.read(new URLSearchParams(address));

it.each([
  ["", { from: "2026-11-16" }],
  ["period=30days", { from: "2026-10-24" }],
  ["period=all&from=2026-01-01", {}],
  ["period=range&from=2026-11-01&to=2026-11-10", { from: "2026-11-01", to: "2026-11-10" }],
  ["period=range&from=2026-11-10&to=2026-11-01", { from: "2026-11-01", to: "2026-11-10" }],
  ["period=range&from=2026-11-10&to=2026-11-22", { from: "2026-11-10" }],
  ["period=range&from=2026-11-10&to=2030-01-01", { from: "2026-11-10" }],
  ["period=range&from=2030-01-01&to=2030-02-01", { from: "2026-11-22" }],
  ["period=range&from=1999-01-01&to=2026-11-22", { from: "2016-11-22" }],
  ["period=range&from=1990-01-01&to=1995-01-01", { from: "2000-01-01", to: "2000-01-01" }],
  ["period=range&to=2026-11-10", { to: "2026-11-10" }],
  ["period=range&from=2026-02-30", {}],
])("the days of %j are %j", (address, period) => {
  expect(periodOf(read(address))).toEqual(period);
});

it.each([
  ["period=30days", "30days"],
  ["period=range&from=2026-11-10&to=2026-11-01", "2026-11-01-to-2026-11-10"],
  ["period=range&to=2026-11-10", "beginning-to-2026-11-10"],
])("a file of %j is named after %s", (address, name) => {
  expect(fileNameOf(read(address))).toBe(name);
});
