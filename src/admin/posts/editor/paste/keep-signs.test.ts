import { expect, it } from "vitest";
import { hasUnsureSigns, keepSigns } from "./keep-signs";
import { lettersOf, lettersOnPage } from "./page-letters";

it.each([
  "Take 1*3*7 days",
  "قرص 1*3*7 أيام",
  "Every 4~6 hours, 10~15 ml",
  "من 10~20 إلى 30~40 دقيقة",
  ">38.5 °C: call a doctor",
  "> 38 درجة: اتصل",
  "Dear <name>, the result is <pending>",
  "if a <b and c> d",
  "1*3*7\n>38.5\n<5 mg",
])("the page shows every sign of %j", async (text) => {
  expect(hasUnsureSigns(text)).toBe(true);
  expect(await lettersOnPage(await keepSigns(text))).toBe(lettersOf(text));
});

it.each([
  "**5** and *6*",
  "> A quotation",
  "~~old~~ new",
  "H<sub>2</sub>O<br>x",
  "<https://x.example>",
  "```\n1*3*7\n```",
  "- a\n- b",
  "2 < 3 and 5 > 4",
])("%j stays as it is", async (text) => {
  expect(await keepSigns(text)).toBe(text);
});
