import { expect, it } from "vitest";
import { displayPhone } from "./contact";

it.each([
  ["+97140000000", "+971 4 000 0000"],
  ["+971501234567", "+971 50 123 4567"],
  ["+442071234567", "+442 071 234 567"],
])("the number %s is shown as %s", (number, shown) => {
  expect(displayPhone(number)).toBe(shown);
});
