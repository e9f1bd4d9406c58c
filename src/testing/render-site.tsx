import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { ar } from "@/texts/site/ar";
import { en } from "@/texts/site/en";
import { I18nProvider } from "@/i18n/i18n";
import { localeOfPath } from "@/config/locales";
import type { Facts } from "@domain/facts";
import { factsQuery } from "@/data/public/facts.queries";
import { testFacts } from "./facts";
import { testQueryClient } from "./query-client";

interface SiteOptions {
  /** The address, which also decides the language; the previous one is `/before`. */
  path?: string;
  client?: ReturnType<typeof testQueryClient>;
  facts?: Facts;
}

/** Renders routes of the public site, at an address. */
export function renderSiteRoutes(
  routes: RouteObject[],
  { path = "/", client = testQueryClient(), facts = testFacts() }: SiteOptions = {},
) {
  const locale = localeOfPath(path);
  client.setQueryData(factsQuery.queryKey, facts);
  const router = createMemoryRouter(routes, { initialEntries: ["/before", path] });
  const rendered = render(
    <QueryClientProvider client={client}>
      <I18nProvider locale={locale} dictionary={locale === "ar" ? ar : en} facts={facts}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { ...rendered, client, router };
}

/** Renders a page of the public site, or a part of one. */
export const renderSite = (page: ReactNode, options?: SiteOptions) =>
  renderSiteRoutes([{ path: "*", element: page }], options);
