import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { ar } from "@/i18n/dictionaries/ar";
import { en } from "@/i18n/dictionaries/en";
import { I18nProvider } from "@/i18n/i18n";
import { localeOfPath } from "@/i18n/locales";
import { testQueryClient } from "./query-client";

interface SiteOptions {
  /** The address, which also decides the language; the browser came to it from `/before`. */
  path?: string;
  client?: ReturnType<typeof testQueryClient>;
}

/** Renders routes of the public site, at an address. */
export function renderSiteRoutes(
  routes: RouteObject[],
  { path = "/", client = testQueryClient() }: SiteOptions = {},
) {
  const locale = localeOfPath(path);
  const router = createMemoryRouter(routes, { initialEntries: ["/before", path] });
  const rendered = render(
    <QueryClientProvider client={client}>
      <I18nProvider locale={locale} dictionary={locale === "ar" ? ar : en}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { ...rendered, client, router };
}

/** Renders a page of the public site, or a part of one. */
export const renderSite = (page: ReactNode, options?: SiteOptions) =>
  renderSiteRoutes([{ path: "*", element: page }], options);
