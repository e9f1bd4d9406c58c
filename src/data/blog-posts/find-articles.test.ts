import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { serviceArticlesQuery } from "./blog-posts.queries";

const row = (slug: string) => ({
  slug,
  primary_service: "lab-test-at-home",
  published_at: "2026-10-01T10:00:00+00:00",
  blog_post_translations: [{ lang: "en", title: `About ${slug}`, excerpt: null }],
});

// One function for all tests: the client keeps the first `fetch` that it sees.
const fetched = vi.fn<(address: string | URL) => Promise<Response>>();
vi.stubGlobal("fetch", fetched);

function answerWith(answers: { primary: unknown[]; tagged: unknown[] }) {
  const asked: URLSearchParams[] = [];
  fetched.mockImplementation(async (address) => {
    const query = new URL(address).searchParams;
    asked.push(query);
    return Response.json(query.has("primary_service") ? answers.primary : answers.tagged);
  });
  return asked;
}

const read = (services: string[], limit?: number) =>
  new QueryClient().fetchQuery(serviceArticlesQuery({ locale: "en", services, limit }));

it("gives the published articles whose main subject is the service, newest first", async () => {
  const asked = answerWith({ primary: [row("flu")], tagged: [row("tagged")] });
  expect(await read(["flu-vaccination"])).toEqual([
    {
      slug: "flu",
      primaryService: "lab-test-at-home",
      title: "About flu",
      excerpt: "",
      publishedAt: "2026-10-01T10:00:00+00:00",
    },
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.get("status")).toBe("eq.published");
  expect(asked[0]?.get("primary_service")).toBe("in.(flu-vaccination)");
  expect(asked[0]?.get("order")).toBe("published_at.desc");
  expect(asked[0]?.get("limit")).toBe("4");
});

it("takes several services for one subject, and a limit", async () => {
  const asked = answerWith({ primary: [row("flu")], tagged: [] });
  await read(["flu-vaccination", "lab-test-at-home"], 3);
  expect(asked[0]?.get("primary_service")).toBe("in.(flu-vaccination,lab-test-at-home)");
  expect(asked[0]?.get("limit")).toBe("3");
});

it("falls back to articles that carry one of the services as a tag", async () => {
  const asked = answerWith({ primary: [], tagged: [row("tagged")] });
  expect((await read(["flu-vaccination", "lab-test-at-home"])).map(({ slug }) => slug)).toEqual(["tagged"]);
  expect(asked[1]?.get("blog_post_tags.tag_slug")).toBe("in.(flu-vaccination,lab-test-at-home)");
  expect(asked[1]?.get("status")).toBe("eq.published");
  expect(asked[1]?.get("order")).toBe("published_at.desc");
  expect(asked[1]?.get("limit")).toBe("4");
});
