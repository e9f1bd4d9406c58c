import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router-dom";
import type { Locale } from "@/i18n/locales";
import { loadArticle } from "./article/article.queries";
import { loadBlog } from "./blog/blog.queries";
import { loadHome } from "./home/home.queries";
import { loadService } from "./services/service.queries";

/** The public pages of one language. A loader asks for what its page shows as soon as the address is known. */
export const siteRoutes = (locale: Locale, client: QueryClient): RouteObject[] => [
  { index: true, lazy: () => import("./home/home-page"), loader: () => loadHome(client, locale) },
  { path: "about", lazy: () => import("./about/about-page") },
  {
    path: "services/:slug",
    lazy: () => import("./services/service-page"),
    loader: ({ params }) => loadService(client, locale, params.slug ?? ""),
  },
  { path: "blog", lazy: () => import("./blog/blog-page"), loader: () => loadBlog(client, locale) },
  {
    path: "blog/:slug",
    lazy: () => import("./article/article-page"),
    loader: ({ params }) => loadArticle(client, locale, params.slug ?? ""),
  },
  { path: "contact", lazy: () => import("./contact/contact-page") },
  { path: "privacy", lazy: () => import("./legal/privacy-page") },
  { path: "terms", lazy: () => import("./legal/terms-page") },
  { path: "*", lazy: () => import("./not-found/not-found-page") },
];
