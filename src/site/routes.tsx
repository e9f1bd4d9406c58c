import type { QueryClient } from "@tanstack/react-query";
import type { Params, RouteObject } from "react-router-dom";
import { localizedPath } from "@/config/paths";
import { waitForRedirect } from "@/data/url-redirects/url-redirects.queries";
import type { Locale } from "@/i18n/locales";

type Load = (client: QueryClient, locale: Locale, slug: string) => Promise<null>;

/** The public pages of one language. A page and what it reads are fetched side by side once its address is known. */
export const siteRoutes = (locale: Locale, client: QueryClient): RouteObject[] => {
  const reading = (load: () => Promise<Load>) => async () => {
    const read = await load();
    return ({ params }: { params: Params }) => read(client, locale, params.slug ?? "");
  };
  const article = {
    Component: async () => (await import("./article/article-page")).Component,
    loader: reading(async () => (await import("./article/article.queries")).loadArticle),
  };
  return [
    {
      index: true,
      lazy: {
        Component: async () => (await import("./home/home-page")).Component,
        loader: reading(async () => (await import("./home/home.queries")).loadHome),
      },
    },
    {
      path: "about",
      lazy: {
        Component: async () => (await import("./about/about-page")).Component,
        loader: reading(async () => (await import("./about/about.queries")).loadAbout),
      },
    },
    {
      path: "services/iv-therapy-at-home",
      lazy: {
        Component: async () => (await import("./services/iv-page")).Component,
        loader: reading(async () => (await import("./services/iv-page")).loadPage),
      },
    },
    {
      path: "services/elderly-care",
      lazy: {
        Component: async () => (await import("./services/care-page")).Component,
        loader: reading(async () => (await import("./services/care-page")).loadPage),
      },
    },
    {
      path: "services/:slug",
      lazy: {
        Component: async () => (await import("./services/service-page")).Component,
        loader: reading(async () => (await import("./services/service.queries")).loadService),
      },
    },
    {
      path: "blog",
      lazy: {
        Component: async () => (await import("./blog/blog-page")).Component,
        loader: reading(async () => (await import("./blog/blog.queries")).loadBlog),
      },
    },
    { path: "blog/:slug", lazy: article },
    // The English article with its language in the address; it is canonical to the one above.
    ...(locale === "en" ? [{ path: "en/blog/:slug", lazy: article }] : []),
    {
      path: "dubai",
      lazy: {
        Component: async () => (await import("./locations/locations-page")).Component,
        loader: reading(async () => (await import("./locations/locations.queries")).loadLocationList),
      },
    },
    {
      path: "dubai/:location/:service",
      lazy: {
        Component: async () => (await import("./locations/location-page")).Component,
        loader: async () => {
          const { loadLocationPage } = await import("./locations/locations.queries");
          return ({ params: { location = "", service = "" } }: { params: Params }) =>
            loadLocationPage(client, locale, location, service);
        },
      },
    },
    {
      path: "contact",
      lazy: {
        Component: async () => (await import("./contact/contact-page")).Component,
        loader: reading(async () => (await import("./contact/contact.queries")).loadContact),
      },
    },
    { path: "privacy", lazy: { Component: async () => (await import("./legal/privacy-page")).Component } },
    { path: "terms", lazy: { Component: async () => (await import("./legal/terms-page")).Component } },
    {
      path: "*",
      lazy: {
        Component: async () => (await import("./not-found/not-found-page")).Component,
        loader:
          async () =>
          async ({ params }: { params: Params }) => {
            await waitForRedirect(client, localizedPath(`/${params["*"] ?? ""}`, locale));
            return null;
          },
      },
    },
  ];
};
