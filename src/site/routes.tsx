import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Params, RouteObject } from "react-router-dom";
import { serviceDetails } from "@/content/service-details/load-details";
import type { Locale } from "@/i18n/locales";

/** A page's file: its component, and what it reads from the database. */
interface PageModule {
  Component: ComponentType;
  load?: (client: QueryClient, locale: Locale, params: Params) => Promise<void>;
}

/** Named for the prerender. */
export interface PageHandle {
  /** Which of the built files the page needs. */
  modules: readonly string[];
  /** What the page shows depends on the day in Dubai. */
  isOfToday?: true;
}

/** The public pages of one language. The file of a page is fetched once its address is known. */
export const siteRoutes = (locale: Locale, client: QueryClient): RouteObject[] => {
  const page = (importPage: () => Promise<PageModule>, ...modules: string[]) => ({
    handle: { modules: modules.map((module) => `src/${module}`) } as PageHandle,
    lazy: async () => {
      const { Component, load } = await importPage();
      const loader = async ({ params }: { params: Params }) => {
        await load?.(client, locale, params);
        return null;
      };
      return { Component, loader };
    },
  });
  /** Two services have pages with parts of their own. */
  const servicePage = (slug: string) =>
    slug === "iv-therapy-at-home"
      ? page(
          () => import("./services/iv-therapy/iv-therapy-page"),
          "site/services/iv-therapy/iv-therapy-page.tsx",
        )
      : slug === "elderly-care"
        ? page(
            () => import("./services/elderly-care/elderly-care-page"),
            "site/services/elderly-care/elderly-care-page.tsx",
          )
        : page(
            () => importServicePage(slug),
            "site/services/service-page.tsx",
            `content/service-details/${slug}.ts`,
          );
  /** Its price holds for a time that begins today. */
  const ofToday = ({ handle, ...route }: ReturnType<typeof page>) => ({
    ...route,
    handle: { ...handle, isOfToday: true } satisfies PageHandle,
  });
  const article = page(() => import("./article/article-page"), "site/article/article-page.tsx");
  return [
    { index: true, ...page(() => import("./home/home-page"), "site/home/home-page.tsx") },
    { path: "about", ...page(() => import("./about/about-page"), "site/about/about-page.tsx") },
    ...Object.keys(serviceDetails).map((slug) => ({
      path: `services/${slug}`,
      ...ofToday(servicePage(slug)),
    })),
    {
      path: "services/:slug",
      ...page(() => import("./services/unknown-service-page"), "site/services/unknown-service-page.tsx"),
    },
    { path: "blog", ...page(() => import("./blog/blog-page"), "site/blog/blog-page.tsx") },
    { path: "blog/:slug", ...article },
    // The English article with its language in the address: a copy of the one above, to which hosts lead on.
    ...(locale === "en" ? [{ path: "en/blog/:slug", ...article }] : []),
    {
      path: "dubai",
      ...page(() => import("./locations/locations-page"), "site/locations/locations-page.tsx"),
    },
    {
      path: "dubai/:location/:service",
      ...page(() => import("./locations/location-page"), "site/locations/location-page.tsx"),
    },
    { path: "contact", ...page(() => import("./contact/contact-page"), "site/contact/contact-page.tsx") },
    { path: "privacy", ...page(() => import("./legal/privacy-page"), "site/legal/privacy-page.tsx") },
    { path: "terms", ...page(() => import("./legal/terms-page"), "site/legal/terms-page.tsx") },
    { path: "*", ...page(() => import("./not-found/not-found-page"), "site/not-found/not-found-page.tsx") },
  ];
};

/** The page that all other services have, with the words of one of them. */
async function importServicePage(slug: string): Promise<PageModule> {
  const [{ ServicePage, loadService }, words] = await Promise.all([
    import("./services/service-page"),
    serviceDetails[slug]?.(),
  ]);
  if (!words) throw new Error(`There is no service ${slug}.`);
  return {
    Component: () => <ServicePage slug={slug} details={words.details} />,
    load: (client, locale) => loadService(client, locale, slug),
  };
}
