import { describe, expect, it } from "vitest";
import { doctorServices } from "./article-sets";
import { publishingBatches, type BatchName } from "./publishing-batches";
import { serviceTitle } from "./service-titles";

const batches = Object.entries(publishingBatches);
const all = [
  ...publishingBatches.default,
  ...publishingBatches["lab-iv"],
  ...publishingBatches["care-nursing"],
];
const clustersOf = (batch: BatchName) =>
  publishingBatches[batch].map(({ service_cluster }) => service_cluster);

it("the sets have ten topics for doctor, laboratory and IV, ten for laboratory and IV, five for nursing and five for care", () => {
  expect(Object.fromEntries(batches.map(([name, topics]) => [name, topics.length]))).toEqual({
    default: 10,
    "lab-iv": 10,
    nursing: 5,
    care: 5,
    "care-nursing": 10,
  });
});

it("each set has its own services", () => {
  expect(clustersOf("nursing")).toEqual([
    "nurse-at-home",
    "nurse-on-call",
    "nurse-at-hotel",
    "post-surgery-nursing",
    "pre-post-operative-care",
  ]);
  expect(clustersOf("care")).toEqual([
    "elderly-care",
    "maternity-newborn-care",
    "babysitting-childcare",
    "palliative-care",
    "elderly-care",
  ]);
  expect(publishingBatches.care.at(-1)?.topic_en).toContain("Dementia");
  expect(clustersOf("care-nursing")).toEqual([...clustersOf("nursing"), ...clustersOf("care")]);
  expect(new Set(clustersOf("lab-iv"))).toEqual(new Set(["lab-test-at-home", "iv-therapy-at-home"]));
  expect(new Set(clustersOf("default"))).toEqual(
    new Set([...doctorServices, "lab-test-at-home", "iv-therapy-at-home"]),
  );
});

describe.each(["topic_en", "topic_ar", "target_keyword_en", "target_keyword_ar"] as const)("%s", (field) => {
  const values = all.map((topic) => topic[field]);

  it("exists for every topic, in its language", () => {
    const isArabic = field.endsWith("ar");
    const foreign = isArabic ? /[A-Za-z٠-٩]/ : /\p{Script=Arabic}/u;
    const own = isArabic ? /\p{Script=Arabic}{3}/u : /[A-Za-z]{3}/;
    expect(values.filter((value) => !own.test(value) || foreign.test(value))).toEqual([]);
  });

  it("is never used twice", () => {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });
});

it("every topic's service has a page", () => {
  expect(all.filter(({ service_cluster }) => !serviceTitle(service_cluster))).toEqual([]);
});

it("every topic fits the database's limits", () => {
  const tooLong = all.filter(
    (topic) =>
      Math.max(topic.topic_en.length, topic.topic_ar.length) > 300 ||
      Math.max(topic.target_keyword_en.length, topic.target_keyword_ar.length) > 500,
  );
  expect(tooLong).toEqual([]);
});
