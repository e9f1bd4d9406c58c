import { expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { fetchPublishedPosts } from "./published-articles.queries";

/** Newest first; three share each moment, and the alphabet decides between them. */
const POSTS = Array.from({ length: 1100 }, (_, index) => ({
  primary_service: null,
  updated_at: "2026-01-01T00:00:00+00:00",
  authors: null,
  blog_post_translations: [],
  slug: `post-${String(index).padStart(4, "0")}`,
  published_at: `2026-01-01T00:00:00.${String(999 - Math.floor(index / 3)).padStart(3, "0")}+00:00`,
}));

it("published articles are read once each, page by page, also if a page ends among posts of one moment", async () => {
  const { requests } = serveApi({
    "GET blog_posts": ({ query }: { query: URLSearchParams }) => {
      const [, moment, slug] =
        /^\(published_at\.lt\.(.+),slug\.gt\.(.+)\)$/.exec(query.get("or") ?? "") ?? [];
      expect(query.get("published_at")).toBe(moment ? `lte.${moment}` : null);
      const rest = POSTS.filter(
        (post) =>
          !moment ||
          !slug ||
          post.published_at < moment ||
          (post.published_at === moment && post.slug > slug),
      );
      return Response.json(rest.slice(0, Number(query.get("limit"))));
    },
  });
  expect(await fetchPublishedPosts()).toEqual(POSTS);
  expect(requests).toHaveLength(3);
  expect(requests.map(({ query }) => query.get("order"))).toEqual(
    Array(3).fill("published_at.desc,slug.asc"),
  );
});
