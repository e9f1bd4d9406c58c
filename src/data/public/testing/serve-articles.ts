import { factRows } from "@/testing/facts";
import { serveApi, type ApiRequest } from "@/testing/serve-api";

/** An article as a list reads it. */
export const article = (slug: string) => ({
  slug,
  primary_service: "lab-test-at-home",
  published_at: "2026-10-01T10:00:00+00:00",
  blog_post_translations: [
    {
      lang: "en",
      title: `About ${slug}`,
      excerpt: null as string | null,
      text_length: 2500,
      hero_image_url: null as string | null,
    },
  ],
});

/** The articles with a service as their main subject, and those of any other query; `asked` records each query. */
export function serveArticles(ofService: readonly object[], others: readonly object[]) {
  const asked: URLSearchParams[] = [];
  serveApi({
    ...factRows(),
    "GET blog_posts": ({ query }: ApiRequest) => {
      asked.push(query);
      return query.has("primary_service") ? ofService : others;
    },
  });
  return asked;
}
