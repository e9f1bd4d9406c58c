import { expect, it, vi } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { factRows } from "@/testing/facts";
import { refusal, serveApi, type ApiRequest } from "@/testing/serve-api";
import { blogListQuery } from "./blog.queries";

const row = (slug: string, primaryService: string | null) => ({
  slug,
  primary_service: primaryService,
  published_at: "2026-10-01T10:00:00+00:00",
  blog_post_translations: [{ lang: "ar", title: slug, excerpt: null }],
});

type Reply = unknown[] | Response;

const serve = (list: Reply, tagged: (services: string) => Reply = () => []) =>
  serveApi({
    ...factRows(),
    "GET blog_posts": ({ query }: ApiRequest) => {
      const services = query.get("blog_post_tags.tag_slug");
      return services === null ? list : tagged(services);
    },
  });

const down = () => refusal(503, "", "down");

async function read() {
  const groups = await testQueryClient().fetchQuery(blogListQuery("ar"));
  return groups.map(({ group, articles }) => [group, articles.map(({ slug }) => slug)]);
}

it("the query reads sixty published articles of the language, groups them, and reads an empty group by tag", async () => {
  const { requests } = serve([row("a", "nurse-at-home"), row("b", null)], (services) =>
    services.includes("elderly-care") ? [row("tagged", null)] : [],
  );
  expect(await read()).toEqual([
    ["nursing", ["a"]],
    ["care", ["tagged"]],
    ["more", ["b"]],
  ]);
  const asked = requests[0]?.query;
  expect(asked?.get("status")).toBe("eq.published");
  expect(asked?.get("blog_post_translations.lang")).toBe("eq.ar");
  expect(asked?.get("order")).toBe("published_at.desc,slug.asc");
  expect(asked?.get("limit")).toBe("60");
});

it("the query hides the group and logs the failure of that read", async () => {
  serve([row("a", "nurse-at-home")], down);
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await read()).toEqual([["nursing", ["a"]]]);
  expect(complaints).toHaveBeenCalledTimes(3);
  expect(complaints.mock.calls[0]?.[0]).toBe("Could not read the articles of a group by their tags.");
});

it("the query fails if the list fails", async () => {
  serve(down());
  await expect(read()).rejects.toMatchObject({ code: "unavailable" });
});
