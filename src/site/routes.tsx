import type { QueryClient } from "@tanstack/react-query";
import type { Params, RouteObject } from "react-router-dom";
import { serviceDetails } from "@/content/service-details";
import type { Locale } from "@/config/locales";
import { serviceSubject, type PageTraits } from "./layout/page-traits";
import { type PageModule, pageSource } from "./page-modules";
import { importServicePage, serviceModules } from "./service-pages";

/** Route data for the prerender. */
export interface PageHandle extends PageTraits {
  /** The built files that the page needs. */
  modules: readonly string[];
  /** The page depends on the day in Dubai. */
  isOfToday?: true;
}

/** The public pages of one language. The file of a page is loaded once its address is matched. */
export const siteRoutes = (locale: Locale, client: QueryClient): RouteObject[] => {
  const route = (importPage: () => Promise<PageModule>, modules: readonly string[]) => {
    const handle: PageHandle = { modules };
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
  const page = (name: string) => {
    const { importPage, module } = pageSource(name);
    return route(importPage, [module]);
  };
  /** The validity of its price begins today. */
  const ofToday = (made: ReturnType<typeof route>) => {
    made.handle.isOfToday = true;
    return made;
  };
  const servicePage = (slug: string) => {
    const made = ofToday(route(() => importServicePage(slug), serviceModules(slug)));
    made.handle.subject = (sources) => serviceSubject(slug, sources);
    made.handle.hasOwnBar = true;
    return made;
  };
  const article = page("article/article-page");
  return [
    { index: true, ...page("home/home-page") },
    { path: "about", ...page("about/about-page") },
    {
      path: "services",
      ...page("services-list/services-page"),
    },
    ...Object.keys(serviceDetails).map((slug) => ({
      path: `services/${slug}`,
      ...servicePage(slug),
    })),
    {
      path: "services/:slug",
      ...page("services/unknown-service-page"),
    },
    { path: "blog", ...page("blog/blog-page") },
    { path: "blog/:slug", ...article },
    // The English article with its language in the address: a copy of the one above, which hosts redirect.
    ...(locale === "en" ? [{ path: "en/blog/:slug", ...article }] : []),
    {
      path: "dubai",
      ...page("locations/locations-page"),
    },
    {
      path: "dubai/:location/:service",
      ...ofToday(page("locations/location-page")),
    },
    { path: "contact", ...page("contact/contact-page") },
    { path: "privacy", ...page("legal/privacy-page") },
    { path: "terms", ...page("legal/terms-page") },
    { path: "*", ...page("not-found/not-found-page") },
  ];
};
