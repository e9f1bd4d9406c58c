import { expect, it } from "vitest";
import { bodyTree } from "@/components/patterns/markdown/body-tree";
import { dangerSignsAt } from "./danger-signs";

it.each<[what: string, text: string, at: number | undefined]>([
  ["a heading", "Intro\n\n## Call 998 now\n\n- Blue lips", 1],
  ["an Arabic heading", "مقدمة\n\n## اتصل بالرقم ٩٩٨ فورًا\n\n- زرقة الشفتين", 1],
  ["a sentence above a list", "Intro\n\n## Signs\n\nCall **998** if you have:\n\n- Blue lips", 2],
  ["a list that names the number itself", "Intro\n\nSigns\n\n- Blue lips: 998\n- Cough", 2],
  ["a table", "Intro\n\n| Sign | Do |\n|---|---|\n| Collapse | Call 998 |", 1],
  ["a quotation", "Intro\n\n> Blue lips? Call 998.", 1],
  ["the first of several", "## Call 998\n\nx\n\n## Call 998 again", 0],
  ["nothing without a list", "Call 998 for chest pain.\n\nMore.\n\n- Water", undefined],
  ["nothing with a price", "## AED 998\n\n- 998 mg", undefined],
  ["nothing with the police's number", "## Call 999\n\n- A fight", undefined],
  ["nothing in an empty article", "", undefined],
])("danger signs begin at %s", async (_what, text, at) => {
  expect(dangerSignsAt(await bodyTree(text))).toBe(at);
});
