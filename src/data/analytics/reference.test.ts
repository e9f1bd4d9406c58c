import { expect, it } from "vitest";
import { referenceCode } from "./analytics.queries";

it.each([
  ["K7QX2", "K7QX2"],
  ["  k7qx2 ", "K7QX2"],
  ["(Ref K7QX2)", "K7QX2"],
  ["(مرجع K7QX2)", "K7QX2"],
  ["Hello, I would like to ask. (Ref K7QX2)", "K7QX2"],
  ["", ""],
  ["؟", ""],
])("reads %j as %j", (typed, code) => {
  expect(referenceCode(typed)).toBe(code);
});
