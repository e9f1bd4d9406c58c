import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createHeadingIds, createHeadingNames } from "./heading-ids";

it.each([
  ["Call 998 immediately", "c-998-i", "call-998-immediately"],
  ["Fever, or heat?", "f-o-h", "fever-or-heat"],
  ["Don’t wait: call 998", "d-w-c-998", "dont-wait-call-998"],
  ["Well-being  at   home", "w-b-a-h", "well-being-at-home"],
  ["Vitamin B12, H₂O", "v-b12-h₂o", "vitamin-b12-h₂o"],
  [
    "ماذا يعني الرقم على ميزان الحرارة؟",
    "ماذا-يعني-الرقم-على-ميزان-الحرارة",
    "ماذا-يعني-الرقم-على-ميزان-الحرارة",
  ],
  ["اتصل بالرقم 998 فورًا", "اتصل-بالرقم-998-فورًا", "اتصل-بالرقم-998-فورًا"],
  ["جرعة Paracetamol 500 mg", "جرعة-p-500-m", "جرعة-paracetamol-500-mg"],
  ["الـPCR", "الـp", "الـpcr"],
  ["Cafe\u0301", "c", "café"],
  ["E\u0301tat", "é", "état"],
  ["?!", "s", "section"],
  ["💊", "s", "section"],
])("the heading %s has the id %s and is called %s in links", (heading, id, name) => {
  expect([createHeadingIds()(heading), createHeadingNames()(heading)]).toEqual([id, name]);
});

it("a letter and its mark in one sign or in two are one id", () => {
  expect(createHeadingIds()("سؤال")).toBe(createHeadingIds()("سو\u0654ال"));
});

it("no id contains two Latin letters in a row, so neither a word that is judged nor an id of the page", () => {
  const words = fc.constantFrom(
    "Media",
    "share",
    "-ad-",
    "hidden",
    "FAQ",
    "content",
    "related",
    "ط",
    "é",
    "9",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ unit: "grapheme" }))), (parts) => {
      expect(createHeadingIds()(parts.join(" "))).not.toMatch(/\p{sc=Latin}\p{M}*\p{sc=Latin}/u);
    }),
  );
});

describe("repeats are numbered", () => {
  it.each([
    ["ids", createHeadingIds, ["f", "f-2", "f-2-2", "f-3"]],
    ["names", createHeadingNames, ["fluids", "fluids-2", "fluids-2-2", "fluids-3"]],
  ])("among %s, also when a heading looks numbered already", (_, create, expected) => {
    expect(["Fluids", "Fluids", "Fluids 2", "fluids?"].map(create())).toEqual(expected);
  });

  it("in links from 2 where the page itself has the name", () => {
    expect(createHeadingNames()("FAQ")).toBe("faq-2");
  });
});
