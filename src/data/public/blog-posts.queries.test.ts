import { expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { serviceArticlesQuery, relatedArticlesQuery } from "./blog-posts.queries";
import { article, serveArticles } from "./testing/serve-articles";

const read = (services: string[], limit = 4) =>
  testQueryClient().fetchQuery(serviceArticlesQuery({ locale: "en", services, limit }));

it("finds the published articles with the service as primary service, newest first", async () => {
  const asked = serveArticles([article("flu")], [article("tagged")]);
  expect(await read(["flu-vaccination"])).toEqual([
    {
      slug: "flu",
      primaryService: "lab-test-at-home",
      title: "About flu",
      excerpt: "",
      publishedAt: "2026-10-01T10:00:00+00:00",
      readingMinutes: 3,
      picture: null,
    },
  ]);
  expect(asked.map((query) => Object.fromEntries(query))).toMatchObject([
    {
      status: "eq.published",
      primary_service: "in.(flu-vaccination)",
      order: "published_at.desc,slug.asc",
      limit: "4",
    },
  ]);
});

it("accepts several services and a limit, and falls back to articles that carry one of them as a tag", async () => {
  const asked = serveArticles([], [article("tagged")]);
  expect((await read(["flu-vaccination", "lab-test-at-home"], 3)).map(({ slug }) => slug)).toEqual([
    "tagged",
  ]);
  expect(asked.map((query) => Object.fromEntries(query))).toMatchObject([
    { primary_service: "in.(flu-vaccination,lab-test-at-home)", limit: "3" },
    {
      "blog_post_tags.tag_slug": "in.(flu-vaccination,lab-test-at-home)",
      status: "eq.published",
      order: "published_at.desc,slug.asc",
      limit: "3",
    },
  ]);
});

it("fills in the facts that titles and excerpts name", async () => {
  const { blog_post_translations: texts, ...flu } = article("flu");
  const facts = { title: "From {{price:flu-vaccination}}", excerpt: "Call {{phone}}." };
  serveArticles([{ ...flu, blog_post_translations: texts.map((text) => ({ ...text, ...facts })) }], []);
  expect(await read(["flu-vaccination"])).toMatchObject([
    { title: "From AED 99", excerpt: expect.stringMatching(/^Call \+971/) },
  ]);
});

async function related(primaryService: string | null, ofService: string[], newest: string[]) {
  const asked = serveArticles(ofService.map(article), newest.map(article));
  const query = relatedArticlesQuery({ slug: "sugar", primaryService }, "en");
  const articles = await testQueryClient().fetchQuery(query);
  return { asked, slugs: articles.map(({ slug }) => slug) };
}

it("finds three others of the same service with one request", async () => {
  const ofService = ["iron", "sugar", "vitamins", "thyroid", "liver"];
  const { asked, slugs } = await related("lab-test-at-home", ofService, ["never"]);
  expect(slugs).toEqual(["iron", "vitamins", "thyroid"]);
  expect(asked.map((query) => query.get("blog_post_translations.lang"))).toEqual(["eq.en"]);
});

it.each([
  [
    "once each, after those of the service",
    "lab-test-at-home",
    ["sugar", "iron"],
    ["iron", "fever", "falls"],
  ],
  ["alone without a service", null, ["never"], ["iron", "fever", "falls"]],
])(
  "fills up with the newest articles, never with the article itself: %s",
  async (_, service, ofService, found) => {
    const newest = ["sugar", "iron", "fever", "falls", "flu"];
    expect((await related(service, ofService, newest)).slugs).toEqual(found);
  },
);
