import { expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { factRows } from "@/testing/facts";
import { serveApi, type ApiRequest } from "@/testing/serve-api";
import { serviceArticlesQuery } from "./blog-posts.queries";

const row = (slug: string) => ({
  slug,
  primary_service: "lab-test-at-home",
  published_at: "2026-10-01T10:00:00+00:00",
  blog_post_translations: [{ lang: "en", title: `About ${slug}`, excerpt: null }],
});

const serve = (answers: { primary: unknown[]; tagged: unknown[] }) => {
  const requests: ApiRequest[] = [];
  serveApi({
    ...factRows(),
    "GET blog_posts": (request: ApiRequest) => {
      requests.push(request);
      return request.query.has("primary_service") ? answers.primary : answers.tagged;
    },
  });
  return { requests };
};

const read = (services: string[], limit?: number) =>
  testQueryClient().fetchQuery(serviceArticlesQuery({ locale: "en", services, limit }));

it("finds the published articles with the service as main subject, newest first", async () => {
  const { requests } = serve({ primary: [row("flu")], tagged: [row("tagged")] });
  expect(await read(["flu-vaccination"])).toEqual([
    {
      slug: "flu",
      primaryService: "lab-test-at-home",
      title: "About flu",
      excerpt: "",
      publishedAt: "2026-10-01T10:00:00+00:00",
    },
  ]);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query.get("status")).toBe("eq.published");
  expect(requests[0]?.query.get("primary_service")).toBe("in.(flu-vaccination)");
  expect(requests[0]?.query.get("order")).toBe("published_at.desc,slug.asc");
  expect(requests[0]?.query.get("limit")).toBe("4");
});

it("accepts several services for one subject, and a limit", async () => {
  const { requests } = serve({ primary: [row("flu")], tagged: [] });
  await read(["flu-vaccination", "lab-test-at-home"], 3);
  expect(requests[0]?.query.get("primary_service")).toBe("in.(flu-vaccination,lab-test-at-home)");
  expect(requests[0]?.query.get("limit")).toBe("3");
});

it("falls back to articles that carry one of the services as a tag", async () => {
  const { requests } = serve({ primary: [], tagged: [row("tagged")] });
  expect((await read(["flu-vaccination", "lab-test-at-home"])).map(({ slug }) => slug)).toEqual(["tagged"]);
  expect(requests[1]?.query.get("blog_post_tags.tag_slug")).toBe("in.(flu-vaccination,lab-test-at-home)");
  expect(requests[1]?.query.get("status")).toBe("eq.published");
  expect(requests[1]?.query.get("order")).toBe("published_at.desc,slug.asc");
  expect(requests[1]?.query.get("limit")).toBe("4");
});

it("fills in the facts that titles and excerpts name", async () => {
  const translation = { lang: "en", title: "From {{price:flu-vaccination}}", excerpt: "Call {{phone}}." };
  serve({ primary: [{ ...row("flu"), blog_post_translations: [translation] }], tagged: [] });
  expect(await read(["flu-vaccination"])).toMatchObject([
    { title: "From AED 99", excerpt: expect.stringMatching(/^Call \+971/) },
  ]);
});
