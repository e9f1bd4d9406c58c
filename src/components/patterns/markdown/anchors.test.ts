import { expect, it } from "vitest";
import { createAnchors } from "./anchors";

it.each([
  ["What to do at home tonight", "what-to-do-at-home-tonight"],
  ["Fever, or heat?", "fever-or-heat"],
  ["Don’t wait: call 998", "dont-wait-call-998"],
  ["Well-being  at   home", "well-being-at-home"],
  ["ماذا يعني الرقم على ميزان الحرارة؟", "ماذا-يعني-الرقم-على-ميزان-الحرارة"],
  ["اتصل بالرقم 998 فورًا", "اتصل-بالرقم-998-فورًا"],
  ["?!", "section"],
])("the heading %s gets the anchor #%s", (heading, anchor) => {
  expect(createAnchors()(heading)).toBe(anchor);
});

it("repeated headings are numbered, also when a heading looks numbered already", () => {
  const anchor = createAnchors();
  expect(["Fluids", "Fluids", "Fluids 2", "fluids?"].map(anchor)).toEqual([
    "fluids",
    "fluids-2",
    "fluids-2-2",
    "fluids-3",
  ]);
});

it("a heading never gets an anchor of the page itself", () => {
  expect(createAnchors()("FAQ")).toBe("faq-2");
});
