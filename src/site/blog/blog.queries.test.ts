import { describe, expect, it, vi } from "vitest";
import { serviceSlugs } from "@/content/service-titles";
import type { ArticleCard } from "@/data/public/find-articles";
import { articleCard } from "@/testing/factories";
import { testQueryClient } from "@/testing/query-client";
import { factRows } from "@/testing/facts";
import { refusal, serveApi, type ApiRequest } from "@/testing/serve-api";
import { blogListQuery, groupArticles, type GroupedArticles } from "./blog.queries";

/** Group names with the slugs in them. */
const slugsIn = (groups: GroupedArticles[]) =>
  groups.map(({ group, articles }) => [group, articles.map(({ slug }) => slug)]);

describe("articles", () => {
  const article = (slug: string, primaryService: string | null) => articleCard(slug, { primaryService });
  const grouped = async (
    articles: ArticleCard[],
    findTagged = async (_services: readonly string[]): Promise<ArticleCard[]> => [],
  ) => slugsIn(await groupArticles(articles, findTagged));

  it("are grouped by primary service, in order, without empty groups", async () => {
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

  it("of every service of the site have a group", async () => {
    const groups = await grouped(serviceSlugs.map((slug) => article(slug, slug)));
    expect(groups.map(([group]) => group)).toEqual(["doctor", "wellness", "nursing", "care"]);
  });

  it("fill a group without any of its own by its services' tags", async () => {
    const tagged = [article("tagged", null), article("doctor", "family-doctors")];
    const findTagged = vi.fn<(services: readonly string[]) => Promise<ArticleCard[]>>(async (services) =>
      services.includes("elderly-care") ? tagged : [],
    );
    expect(await grouped([...tagged, article("left", null)], findTagged)).toEqual([
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
});

const row = (slug: string, primaryService: string | null) => ({
  slug,
  primary_service: primaryService,
  published_at: "2026-10-01T10:00:00+00:00",
  blog_post_translations: [
    { lang: "ar", title: slug, excerpt: null, text_length: 900, hero_image_url: null },
  ],
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

const read = async () => slugsIn(await testQueryClient().fetchQuery(blogListQuery("ar")));

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
