import { expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { factRows } from "@/testing/facts";
import { serveApi, type ApiRequest } from "@/testing/serve-api";
import { relatedArticlesQuery } from "./related-articles.queries";

const row = (slug: string) => ({
  slug,
  primary_service: "lab-test-at-home",
  published_at: "2026-10-01T10:00:00+00:00",
  blog_post_translations: [{ lang: "en", title: `About ${slug}`, excerpt: null }],
});

async function relatedTo(
  slug: string,
  primaryService: string | null,
  answers: { ofService: string[]; newest: string[] },
) {
  const asked: URLSearchParams[] = [];
  serveApi({
    ...factRows(),
    "GET blog_posts": ({ query }: ApiRequest) => {
      asked.push(query);
      return answers[query.has("primary_service") ? "ofService" : "newest"].map(row);
    },
  });
  const articles = await testQueryClient().fetchQuery(
    relatedArticlesQuery({ slug, primaryService, locale: "en" }),
  );
  return { asked, slugs: articles.map((article) => article.slug) };
}

it("finds three others of the same service with one request", async () => {
  const { asked, slugs } = await relatedTo("sugar", "lab-test-at-home", {
    ofService: ["iron", "sugar", "vitamins", "thyroid", "liver"],
    newest: ["never"],
  });
  expect(slugs).toEqual(["iron", "vitamins", "thyroid"]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.get("status")).toBe("eq.published");
  expect(asked[0]?.get("primary_service")).toBe("in.(lab-test-at-home)");
  expect(asked[0]?.get("blog_post_translations.lang")).toBe("eq.en");
  expect(asked[0]?.get("order")).toBe("published_at.desc,slug.asc");
});

it("fills up with the newest articles, each once and never with the article itself", async () => {
  const { slugs } = await relatedTo("sugar", "lab-test-at-home", {
    ofService: ["sugar", "iron"],
    newest: ["sugar", "iron", "fever", "falls", "flu"],
  });
  expect(slugs).toEqual(["iron", "fever", "falls"]);
});

it("finds the newest articles for an article without a service", async () => {
  const { asked, slugs } = await relatedTo("sugar", null, { ofService: ["never"], newest: ["fever"] });
  expect(slugs).toEqual(["fever"]);
  expect(asked).toHaveLength(1);
});
