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

/** The public pages of one language. The file of a page is fetched once its address is known. */
export const siteRoutes = (locale: Locale, client: QueryClient): RouteObject[] => {
  const page = (importPage: () => Promise<PageModule>) => ({
    lazy: async () => {
      const { Component, load } = await importPage();
      const loader = async ({ params }: { params: Params }) => {
        await load?.(client, locale, params);
        return null;
      };
      return { Component, loader };
    },
  });
  const article = page(() => import("./article/article-page"));
  return [
    { index: true, ...page(() => import("./home/home-page")) },
    { path: "about", ...page(() => import("./about/about-page")) },
    ...Object.keys(serviceDetails).map((slug) => ({
      path: `services/${slug}`,
      ...page(servicePages[slug] ?? (() => importServicePage(slug))),
    })),
    { path: "services/:slug", ...page(() => import("./services/unknown-service-page")) },
    { path: "blog", ...page(() => import("./blog/blog-page")) },
    { path: "blog/:slug", ...article },
    // The English article with its language in the address; it is canonical to the one above.
    ...(locale === "en" ? [{ path: "en/blog/:slug", ...article }] : []),
    { path: "dubai", ...page(() => import("./locations/locations-page")) },
    { path: "dubai/:location/:service", ...page(() => import("./locations/location-page")) },
    { path: "contact", ...page(() => import("./contact/contact-page")) },
    { path: "privacy", ...page(() => import("./legal/privacy-page")) },
    { path: "terms", ...page(() => import("./legal/terms-page")) },
    { path: "*", ...page(() => import("./not-found/not-found-page")) },
  ];
};

/** The services whose pages have parts of their own. */
const servicePages: Readonly<Record<string, () => Promise<PageModule>>> = {
  "iv-therapy-at-home": () => import("./services/iv-therapy/iv-therapy-page"),
  "elderly-care": () => import("./services/elderly-care/elderly-care-page"),
};

/** The page that all other services have, with the words of one of them. */
async function importServicePage(slug: string): Promise<PageModule> {
  const [{ ServicePage, loadService }, words] = await Promise.all([
    import("./services/service-page"),
    serviceDetails[slug]?.(),
  ]);
  if (!words) throw new Error(`There is no service ${slug}.`);
  return {
    Component: () => <ServicePage details={words.details} />,
    load: (client, locale) => loadService(client, locale, slug),
  };
}
