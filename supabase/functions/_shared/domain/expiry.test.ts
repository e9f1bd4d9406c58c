import assert from "node:assert/strict";
import { expiryStage } from "./expiry.ts";

Deno.test("a last day is reported from sixty days before it, again from fourteen, and from the day after it", () => {
  const today = "2026-03-01";
  for (const [lastDay, stage] of [
    ["2026-05-01", undefined],
    ["2026-04-30", "early"],
    ["2026-03-16", "early"],
    ["2026-03-15", "late"],
    ["2026-03-01", "late"],
    ["2026-02-28", "over"],
  ] as const)
    assert.equal(expiryStage(lastDay, today), stage, lastDay);
});
