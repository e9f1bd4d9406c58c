import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router-dom";
import type { Locale } from "@/i18n/locales";
import { loadHome } from "./home/home.queries";

/** The public pages of one language. A loader asks for what its page shows as soon as the address is known. */
export const siteRoutes = (locale: Locale, client: QueryClient): RouteObject[] => [
  { index: true, lazy: () => import("./home/home-page"), loader: () => loadHome(client, locale) },
  { path: "*", lazy: () => import("./not-found/not-found-page") },
];

/** What the prerender writes: neutral paths of the pages that exist, each in both languages. */
export const prerenderedPaths = ["/"];
