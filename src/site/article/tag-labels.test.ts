import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serviceTitle } from "@/content/service-titles";
import { tagNames } from "@/content/tag-names";
import { tagLabels } from "./tag-labels";

const tags = ["doctor-on-call", "when-to-call", "حمّى"];

it("names services, and says in which language a tag is written", () => {
  expect(tagLabels(tags, "en")).toEqual([
    { text: "Doctor on Call", lang: "en" },
    { text: "When to call", lang: "en" },
    { text: "حمّى", lang: "ar" },
  ]);
  expect(tagLabels(tags, "ar").map(({ text }) => text)).toEqual(["طبيب تحت الطلب", "متى تتصل", "حمّى"]);
});

it("leaves an English tag without an Arabic name out of an Arabic article", () => {
  expect(tagLabels(["fever", "brand-new"], "ar")).toEqual([{ text: "الحمّى", lang: "ar" }]);
  expect(tagLabels(["brand-new"], "en")).toEqual([{ text: "brand new", lang: "en" }]);
});

it("knows every tag of the seeded articles in both languages", () => {
  const folder = join(import.meta.dirname, "../../../supabase/seed/posts");
  const tagsOf = (file: string) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/unnest\(array\[([^\]]*)\]/g)].flatMap(
      ([, list = ""]) => list.split(",").map((tag) => tag.trim().replaceAll("'", "")),
    );
  const seeded = [...new Set(readdirSync(folder).flatMap(tagsOf))];
  expect(seeded.length).toBeGreaterThan(40);
  expect(seeded.filter((tag) => serviceTitle(tag) === undefined && tagNames[tag] === undefined)).toEqual([]);
});
