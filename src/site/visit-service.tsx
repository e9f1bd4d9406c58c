import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { ArticleCard } from "@/data/blog-posts/article-card";
import { AppError } from "@/data/errors";
import type { Review } from "@/data/reviews/reviews.queries";
import { ar } from "@/i18n/dictionaries/ar";
import { en } from "@/i18n/dictionaries/en";
import { I18nProvider } from "@/i18n/i18n";
import { localeOfPath } from "@/i18n/locales";
import { siteRoutes } from "./routes";
import type { ServiceContent } from "./services/service-content";
import {
  ownArticlesQuery,
  serviceContentQuery,
  serviceReviewsQuery,
  serviceTextsQuery,
  setArticlesQuery,
} from "./services/service.queries";

const LOADED_MS = 10_000;

export interface ServiceVisit {
  path: string;
  /** What was read before, or the error that reading ends with. */
  reviews: Review[] | AppError;
  /** Articles of the service and of its set. */
  own?: ArticleCard[];
  ofSet?: ArticleCard[];
  /** What the page says differently. */
  content?: Partial<ServiceContent>;
}

/** For tests: a service's page at its address, by the site's own routes, with all that it reads at hand. */
export async function visitService({ path, reviews, own = [], ofSet = [], content: changes }: ServiceVisit) {
  // What floats over the page has its own tests; here the page never leaves its first view.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const locale = localeOfPath(path);
  const slug = path.split("/").at(-1) ?? "";
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  await client.ensureQueryData(serviceTextsQuery(locale));
  const content = await client.ensureQueryData(serviceContentQuery(locale, slug));
  if (content) client.setQueryData(serviceContentQuery(locale, slug).queryKey, { ...content, ...changes });
  client.setQueryData(ownArticlesQuery(locale, slug).queryKey, own);
  const setQuery = setArticlesQuery(locale, slug);
  if (setQuery) client.setQueryData(setQuery.queryKey, ofSet);
  if (reviews instanceof AppError) vi.stubGlobal("fetch", () => Promise.reject(reviews));
  else client.setQueryData(serviceReviewsQuery(locale, slug).queryKey, reviews);
  const router = createMemoryRouter(
    [
      { path: "/ar", children: siteRoutes("ar", client), HydrateFallback: Nothing },
      { path: "/", children: siteRoutes("en", client), HydrateFallback: Nothing },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={client}>
      <I18nProvider locale={locale} dictionary={locale === "ar" ? ar : en}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1 }, { timeout: LOADED_MS });
}

function Nothing() {
  return null;
}
