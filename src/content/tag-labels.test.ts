import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serviceTitle } from "@/content/service-titles";
import { tagNames } from "@/content/tag-names";
import { testFacts } from "@/testing/facts";
import { tagLabels } from "./tag-labels";

const facts = testFacts();
const tags = ["doctor-on-call", "when-to-call", "حمّى"];

it("a tag's label is a service's name, or the tag with its language", () => {
  expect(tagLabels(tags, "en", facts)).toEqual([
    { tag: "doctor-on-call", text: "Doctor on Call", lang: "en" },
    { tag: "when-to-call", text: "When to call", lang: "en" },
    { tag: "حمّى", text: "حمّى", lang: "ar" },
  ]);
  expect(tagLabels(tags, "ar", facts).map(({ text }) => text)).toEqual(["طبيب تحت الطلب", "متى تتصل", "حمّى"]);
});

it("a service's tag has the owner's name for it, and is hidden when it is inactive", () => {
  const services = facts.services
    .filter(({ slug }) => slug !== "nurse-on-call")
    .map((service) =>
      service.slug === "doctor-on-call"
        ? { ...service, name: { en: "Doctor visit", ar: "زيارة طبيب" } }
        : service,
    );
  const labels = tagLabels(["doctor-on-call", "nurse-on-call"], "en", { ...facts, services });
  expect(labels.map(({ text }) => text)).toEqual(["Doctor visit"]);
});

it("an English tag without an Arabic name is left out of an Arabic article", () => {
  expect(tagLabels(["fever", "brand-new"], "ar", facts)).toEqual([
    { tag: "fever", text: "الحمّى", lang: "ar" },
  ]);
  expect(tagLabels(["brand-new"], "en", facts)).toEqual([
    { tag: "brand-new", text: "brand new", lang: "en" },
  ]);
});

it("every tag of the seeded articles has a label in both languages", () => {
  const folder = join(import.meta.dirname, "../../supabase/seed/posts");
  const tagsOf = (file: string) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/unnest\(array\[([^\]]*)\]/g)].flatMap(
      ([, list = ""]) => list.split(",").map((tag) => tag.trim().replaceAll("'", "")),
    );
  const seeded = [...new Set(readdirSync(folder).flatMap(tagsOf))];
  expect(seeded.length).toBeGreaterThan(40);
  expect(seeded.filter((tag) => serviceTitle(tag) === undefined && tagNames[tag] === undefined)).toEqual([]);
});
