import { articlesIn, LANGUAGES, pathOf } from "../articles.mjs";

export function GET({ site }) {
  const urls = LANGUAGES.flatMap(articlesIn).map(
    (article) =>
      `<url><loc>${new URL(pathOf(article), site)}</loc><lastmod>${article.data.published}</lastmod></url>`,
  );
  return new Response(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`,
    {
      headers: { "Content-Type": "application/xml" },
    },
  );
}
