import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { RatingFact } from "@domain/facts";
import type { Review } from "@/data/public/reviews.queries";
import { testFacts } from "@/testing/facts";
import { reviewRow } from "@/testing/factories";
import { testQueryClient } from "@/testing/query-client";
import { renderSite } from "@/testing/render-site";
import { connectionLost, serveApi } from "@/testing/serve-api";
import { homeReviewsQuery, ReviewsSection } from "./reviews-section";
import type { Locale } from "@/config/locales";

/** The section with the result of reading the reviews; without one the database cannot be reached. */
function show(read: (() => Promise<Review[]>) | undefined, locale: Locale = "en", rating?: RatingFact) {
  const client = testQueryClient();
  if (!read) serveApi({ "GET reviews": connectionLost });
  else void client.prefetchQuery({ ...homeReviewsQuery(locale), queryFn: read });
  renderSite(<ReviewsSection />, {
    path: locale === "ar" ? "/ar/" : "/",
    client,
    facts: testFacts({ rating }),
  });
}

const eight = Array.from({ length: 8 }, (_, index) =>
  reviewRow({ id: `review-${index}`, author: `Author ${index}`, rating: index % 2 ? 5 : 4 }),
);
const items = () => screen.getAllByRole("listitem");
const isOnPhones = (item: HTMLElement) => !item.classList.contains("hidden");

it("the section reserves its space while the reviews load", () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByRole("heading", { name: "In their own words" })).toBeVisible();
  expect(document.querySelectorAll('[data-slot="skeleton"]').length).toBeGreaterThan(3);
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  expect(screen.queryByText("What you can count on")).not.toBeInTheDocument();
});

it.each([
  ["there are no reviews yet", () => Promise.resolve([])],
  ["they cannot be read, and says nothing of errors", undefined],
])("the section shows the fallback text if %s", async (_, read) => {
  show(read);
  expect(await screen.findByRole("region", { name: "What you can count on" })).toBeVisible();
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.queryByText(/In their own words|could not|error/i)).not.toBeInTheDocument();
});

it("the section shows three of eight on phones and all after a click, with the average of all stored reviews", async () => {
  show(() => Promise.resolve(eight), "en", { value: 4.7, count: 60 });
  await screen.findByText("Author 7");
  expect(items().filter(isOnPhones)).toHaveLength(3);
  expect(
    screen.getByText("4.7 out of 5 on average. We change no review: each is as its author wrote it."),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show 5 more reviews" }));
  expect(items().filter(isOnPhones)).toHaveLength(8);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it.each([
  [3, undefined],
  [4, "Show 1 more review"],
])(
  "of %i reviews the section hides those beyond three: %s; an average that nobody has stored is not shown",
  async (count, button) => {
    show(() => Promise.resolve(eight.slice(0, count)));
    await screen.findByText("Author 0");
    expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(
      button ? [button] : [],
    );
    expect(screen.queryByText(/on average/)).not.toBeInTheDocument();
  },
);
