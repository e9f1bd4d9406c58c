import { expect, it, vi } from "vitest";
import { serviceSlugs } from "@/content/service-titles";
import { groupArticles } from "./article-groups";

interface Article {
  slug: string;
  primaryService: string | null;
}

const article = (slug: string, primaryService: string | null): Article => ({ slug, primaryService });
const nothingTagged = () => Promise.resolve([]);

/** Group names with the slugs in them. */
async function grouped(
  articles: Article[],
  findTagged: (services: readonly string[]) => Promise<Article[]> = nothingTagged,
) {
  const groups = await groupArticles(articles, findTagged);
  return groups.map(({ group, articles: members }) => [group, members.map(({ slug }) => slug)]);
}

it("articles are grouped by primary service, in order, without empty groups", async () => {
  expect(
    await grouped([
      article("a", "elderly-care"),
      article("b", null),
      article("c", "doctor-at-hotel"),
      article("d", "something-new"),
      article("e", "doctor-on-call"),
    ]),
  ).toEqual([
    ["doctor", ["c", "e"]],
    ["care", ["a"]],
    ["more", ["b", "d"]],
  ]);
  expect(await grouped([])).toEqual([]);
});

it("every service of the site has a group", async () => {
  const groups = await grouped(serviceSlugs.map((slug) => article(slug, slug)));
  expect(groups.map(([group]) => group)).toEqual(["doctor", "wellness", "nursing", "care"]);
});

it("a group without articles gets those that have one of its services as a tag", async () => {
  const findTagged = vi.fn<(services: readonly string[]) => Promise<Article[]>>(async (services) =>
    services.includes("elderly-care") ? [article("tagged", null), article("doctor", "family-doctors")] : [],
  );
  expect(
    await grouped(
      [article("tagged", null), article("left", null), article("doctor", "family-doctors")],
      findTagged,
    ),
  ).toEqual([
    ["doctor", ["doctor"]],
    ["care", ["tagged", "doctor"]],
    ["more", ["left"]],
  ]);
  expect(findTagged.mock.calls.map(([services]) => services[0])).toEqual([
    "lab-test-at-home",
    "nurse-at-home",
    "elderly-care",
  ]);
});
