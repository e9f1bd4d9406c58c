import assert from "node:assert/strict";
import { placeholdersIn, unknownPlaceholder, writePlaceholder } from "./fact-placeholders.ts";

Deno.test("reads a claim without an alternative in one pass, however long it is", () => {
  const long = `{{licensed:${"a".repeat(199_000)}}}`;
  assert.equal(unknownPlaceholder(long), long);
});

Deno.test("finds the first unknown placeholder", () => {
  assert.equal(
    unknownPlaceholder(
      "{{phone}} {{price:nurse-on-call}} {{ price-range }} {{licensed:a|b}} {{licensed:a|}}",
    ),
    undefined,
  );
  for (const unknown of [
    "{{foo}}",
    "{{price:No such}}",
    "{{price:}}",
    "{{price:nurse-on-call:x}}",
    "{{foo:nurse-on-call}}",
    "{{toString}}",
    "{{phone:nurse-on-call}}",
    "{{}}",
    "{{licensed}}",
    "{{licensed: |a}}",
    "{{licensed:a|b|c}}",
  ])
    assert.equal(unknownPlaceholder(`{{phone}} ${unknown} {{bar}}`), unknown);
});

Deno.test("knows the given services, and without a list any service", () => {
  const text = "{{phone}} {{price:sleep-study}}";
  assert.equal(unknownPlaceholder(text), undefined);
  assert.equal(unknownPlaceholder(text, ["sleep-study"]), undefined);
  assert.equal(unknownPlaceholder(text, ["nurse-on-call"]), "{{price:sleep-study}}");
});

Deno.test("parses the placeholders that it writes", () => {
  for (const text of ["{{same-day}}", "{{amount:elderly-care}}", "{{licensed:, licensed: always|}}"]) {
    const [found] = placeholdersIn(text);
    assert.equal(found?.placeholder && writePlaceholder(found.placeholder), text);
  }
});
