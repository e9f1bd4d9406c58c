import { expect, it } from "vitest";
import { catalogue, otherServiceTitles } from "@/content/services";
import { groupArticles } from "./article-groups";

const article = (slug: string, primaryService: string | null) => ({ slug, primaryService });

it("sorts by primary service, in the order of the groups and of the list, and hides empty groups", () => {
  const groups = groupArticles([
    article("a", "elderly-care"),
    article("b", null),
    article("c", "doctor-at-hotel"),
    article("d", "something-new"),
    article("e", "doctor-on-call"),
  ]);
  expect(groups.map(({ group, articles }) => [group, articles.map(({ slug }) => slug)])).toEqual([
    ["doctor", ["c", "e"]],
    ["care", ["a"]],
    ["more", ["b", "d"]],
  ]);
});

it("has a group for every service of the site", () => {
  const services = [...catalogue.map(({ slug }) => slug), ...Object.keys(otherServiceTitles)];
  const groups = groupArticles(services.map((slug) => article(slug, slug)));
  expect(groups.map(({ group }) => group)).toEqual(["doctor", "wellness", "nursing", "care"]);
});

it("is empty without articles", () => {
  expect(groupArticles([])).toEqual([]);
});
