import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import type { Review } from "@/data/reviews/reviews.queries";
import { en } from "@/i18n/dictionaries/en";
import { I18nProvider } from "@/i18n/i18n";
import { reviewRow } from "@/testing/factories";
import { ServiceReviews } from "./service-reviews";
import { serviceReviewsQuery, serviceTextsQuery } from "./service.queries";

// Read before the clock of a test runs: on a busy machine that takes longer than a test waits.
beforeAll(() => import("../reviews/expectations"));

const SLUG = "doctor-on-call";

async function show(reviews?: Review[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  await client.ensureQueryData(serviceTextsQuery("en"));
  if (reviews) client.setQueryData(serviceReviewsQuery("en", SLUG).queryKey, reviews);
  render(
    <QueryClientProvider client={client}>
      <I18nProvider locale="en" dictionary={en}>
        <ServiceReviews slug={SLUG} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

it("asks for four", () => {
  expect(serviceReviewsQuery("en", SLUG).queryKey).toEqual([
    "reviews",
    { lang: "en", service: SLUG, limit: 4 },
  ]);
});

it("shows what patients said, and where to leave a review", async () => {
  await show([reviewRow({ id: "a", author: "Mariam K." }), reviewRow({ id: "b", author: "Rohan M." })]);
  const region = screen.getByRole("region", { name: "What patients say" });
  expect(within(region).getAllByRole("figure")).toHaveLength(2);
  expect(within(region).getByRole("link", { name: /^Leave a review/ })).toBeVisible();
});

it("says what to expect when the reviews cannot be read", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await show();
  expect(document.querySelectorAll('[data-slot="skeleton"]').length).toBeGreaterThan(3);
  expect(await screen.findByRole("region", { name: "What you can count on" })).toBeVisible();
  expect(screen.queryByText("What patients say")).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
