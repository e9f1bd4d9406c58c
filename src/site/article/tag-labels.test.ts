import { expect, it } from "vitest";
import { tagLabels } from "./tag-labels";

const tags = ["doctor-on-call", "when-to-call", "حمّى"];

it("names services and leaves out the other language's tags", () => {
  expect(tagLabels(tags, "en")).toEqual(["Doctor on Call", "when to call"]);
  expect(tagLabels(tags, "ar")).toEqual(["طبيب تحت الطلب", "حمّى"]);
});
