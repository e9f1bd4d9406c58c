import { expect, it } from "vitest";
import { faqOf } from "./article.queries";

it("complete questions are kept, trimmed, in order", () => {
  expect(
    faqOf([
      { q: " When? ", a: "Now." },
      { q: "كم؟", a: "ثلاثة." },
    ]),
  ).toEqual([
    { q: "When?", a: "Now." },
    { q: "كم؟", a: "ثلاثة." },
  ]);
});

it.each([
  ["a question without its answer", [{ q: "When?", a: "  " }]],
  ["an answer without its question", [{ a: "Now." }]],
  ["a number for an answer", [{ q: "How many?", a: 3 }]],
  ["something that is no list", { q: "When?", a: "Now." }],
  ["nothing", null],
])("a question is dropped: %s", (_, column) => {
  expect(faqOf(column)).toEqual([]);
});
