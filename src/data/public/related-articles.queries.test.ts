import { expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { relatedArticlesQuery } from "./related-articles.queries";
import { article, serveArticles } from "./testing/serve-articles";

async function related(primaryService: string | null, ofService: string[], newest: string[]) {
  const asked = serveArticles(ofService.map(article), newest.map(article));
  const query = relatedArticlesQuery({ slug: "sugar", primaryService, locale: "en" });
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
