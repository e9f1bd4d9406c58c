import assert from "node:assert/strict";
import { describedIn, infographicMarkers, picturePrompt } from "./infographic-marker.ts";

const descriptions = (text: string) => infographicMarkers(text).map(({ description }) => description);

Deno.test("finds every marker, wherever and however it is written", () => {
  assert.deepEqual(descriptions("a [INFOGRAPHIC:  one ] b\n[infographic: two [2] more]"), [
    "one",
    "two [2] more",
  ]);
  assert.deepEqual(descriptions("[INFOGRAPHIC: on two\nlines] [INFOGRAPHIC one] [INFOGRAPHIC:]"), [""]);
});

Deno.test("reports a marker's position", () => {
  const text = "before [INFOGRAPHIC: x] after";
  const [marker] = infographicMarkers(text);
  assert.equal(text.slice(marker?.start, marker?.end), "[INFOGRAPHIC: x]");
});

Deno.test("a prompt is parsed back into its description", () => {
  for (const description of ["one", "two [2] more", "ثلاث خطوات: أولى، ثانية", "x".repeat(2_000)])
    assert.equal(describedIn(picturePrompt(description)), description);
});

Deno.test("a prompt without a marker is itself a description; several, empty and too long ones are refused", () => {
  assert.equal(describedIn("  a heart  "), "a heart");
  for (const prompt of ["", "   ", "[INFOGRAPHIC: ]", "[INFOGRAPHIC: a] [INFOGRAPHIC: b]", "x".repeat(2_001)])
    assert.equal(describedIn(prompt), undefined);
});

Deno.test("parses hostile texts quickly", () => {
  assert.deepEqual(descriptions("[INFOGRAPHIC:".repeat(20_000)), []);
  assert.deepEqual(descriptions(`[INFOGRAPHIC:${"[]".repeat(50_000)}`), []);
});
