import type { QueryClient } from "@tanstack/react-query";
import type { Params, RouteObject } from "react-router-dom";
import { serviceDetails } from "@/content/service-details";
import type { Locale } from "@/config/locales";
import { serviceSubject, type PageTraits } from "./layout/page-traits";
import { importService, type PageModule, serviceModules } from "./service-pages";

/** Named for the prerender. */
export interface PageHandle extends PageTraits {
  /** Which of the built files the page needs. */
  modules: readonly string[];
  /** What the page shows depends on the day in Dubai. */
  isOfToday?: true;
}

/** The public pages of one language. The file of a page is fetched once its address is known. */
export const siteRoutes = (locale: Locale, client: QueryClient): RouteObject[] => {
  const page = (importPage: () => Promise<PageModule>, ...modules: string[]) => {
    const handle: PageHandle = { modules: modules.map((module) => `src/${module}`) };
    return {
      handle,
      lazy: async () => {
        const { Component, load, subject } = await importPage();
        if (subject) handle.subject = subject;
        const loader = async ({ params }: { params: Params }) => {
          await load?.(client, locale, params);
          return null;
        };
        return { Component, loader };
      },
    };
  };
  /** Its price holds for a time that begins today. */
  const ofToday = (route: ReturnType<typeof page>) => {
    route.handle.isOfToday = true;
    return route;
  };
  const servicePage = (slug: string) => {
    const route = ofToday(page(() => importService(slug), ...serviceModules(slug)));
    route.handle.subject = (sources) => serviceSubject(slug, sources);
    route.handle.hasOwnBar = true;
    return route;
  };
  const article = page(() => import("./article/article-page"), "site/article/article-page.tsx");
  return [
    { index: true, ...page(() => import("./home/home-page"), "site/home/home-page.tsx") },
    { path: "about", ...page(() => import("./about/about-page"), "site/about/about-page.tsx") },
    {
      path: "services",
      ...page(() => import("./services-list/services-page"), "site/services-list/services-page.tsx"),
    },
    ...Object.keys(serviceDetails).map((slug) => ({
      path: `services/${slug}`,
      ...servicePage(slug),
    })),
    {
      path: "services/:slug",
      ...page(() => import("./services/unknown-service-page"), "site/services/unknown-service-page.tsx"),
    },
    { path: "blog", ...page(() => import("./blog/blog-page"), "site/blog/blog-page.tsx") },
    { path: "blog/:slug", ...article },
    // The English article with its language in the address: a copy of the one above, to which hosts redirect.
    ...(locale === "en" ? [{ path: "en/blog/:slug", ...article }] : []),
    {
      path: "dubai",
      ...page(() => import("./locations/locations-page"), "site/locations/locations-page.tsx"),
    },
    {
      path: "dubai/:location/:service",
      ...ofToday(page(() => import("./locations/location-page"), "site/locations/location-page.tsx")),
    },
    { path: "contact", ...page(() => import("./contact/contact-page"), "site/contact/contact-page.tsx") },
    { path: "privacy", ...page(() => import("./legal/privacy-page"), "site/legal/privacy-page.tsx") },
    { path: "terms", ...page(() => import("./legal/terms-page"), "site/legal/terms-page.tsx") },
    { path: "*", ...page(() => import("./not-found/not-found-page"), "site/not-found/not-found-page.tsx") },
  ];
};
