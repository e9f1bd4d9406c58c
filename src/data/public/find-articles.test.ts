import { expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { serviceArticlesQuery } from "./blog-posts.queries";
import { article, serveArticles } from "./testing/serve-articles";

const read = (services: string[], limit?: number) =>
  testQueryClient().fetchQuery(serviceArticlesQuery({ locale: "en", services, limit }));

it("finds the published articles with the service as main subject, newest first", async () => {
  const asked = serveArticles([article("flu")], [article("tagged")]);
  expect(await read(["flu-vaccination"])).toEqual([
    {
      slug: "flu",
      primaryService: "lab-test-at-home",
      title: "About flu",
      excerpt: "",
      publishedAt: "2026-10-01T10:00:00+00:00",
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
  const translation = { lang: "en", title: "From {{price:flu-vaccination}}", excerpt: "Call {{phone}}." };
  serveArticles([{ ...article("flu"), blog_post_translations: [translation] }], []);
  expect(await read(["flu-vaccination"])).toMatchObject([
    { title: "From AED 99", excerpt: expect.stringMatching(/^Call \+971/) },
  ]);
});
