import { expect, it } from "vitest";
import { tagLabels } from "./tag-labels";

const tags = ["doctor-on-call", "when-to-call", "حمّى"];

it("names services, and says in which language a tag is written", () => {
  expect(tagLabels(tags, "en")).toEqual([
    { text: "Doctor on Call", lang: "en" },
    { text: "when to call", lang: "en" },
    { text: "حمّى", lang: "ar" },
  ]);
  expect(tagLabels(tags, "ar").map(({ text }) => text)).toEqual(["طبيب تحت الطلب", "when to call", "حمّى"]);
});
