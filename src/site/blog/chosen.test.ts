import { expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { chosenOf, chosenTitle } from "./chosen";

it.each([
  ["", undefined],
  ["?q=", undefined],
  ["?q=%20%09", undefined],
  ["?q=fever", { search: "fever" }],
  ["?q=++high+fever%0A", { search: "high fever" }],
  ["?q=%D8%AD%D9%85%D9%89", { search: "حمى" }],
  ["?q=%00%07a", { search: "a" }],
  ["?q=%25&q=fever", { search: "%" }],
  ["?q=%", { search: "%" }],
  ["?q=fever&tag=flu", { search: "fever" }],
  [`?q=${"%F0%9F%A4%92".repeat(500)}`, { search: "🤒".repeat(200) }],
  ["?tag=when-to-call", { tag: "when-to-call" }],
  [`?tag=${"x".repeat(2000)}`, { tag: "x".repeat(60) }],
  ["?group=care", { group: "care" }],
  ["?group=more", { group: "more" }],
  ["?group=toString", undefined],
  ["?admin=1", undefined],
])("the address with %s asks for %j", (query, chosen) => {
  expect(chosenOf(query)).toEqual(chosen);
});

it("a list is called as its tag, its group or what was searched, which keeps its own direction", () => {
  const facts = testFacts();
  expect(chosenTitle({ tag: "fever" }, "ar", facts)).toBe("\u2068الحمّى\u2069");
  expect(chosenTitle({ tag: "brand-new" }, "ar", facts)).toBe("\u2068brand new\u2069");
  expect(chosenTitle({ group: "care" }, "en", facts)).toBe("Care");
  expect(chosenTitle({ search: "حمى" }, "en", facts)).toBe("Results for “\u2068حمى\u2069”");
  expect(chosenTitle({ search: "x".repeat(200) }, "en", facts).length).toBeLessThan(110);
});
