import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Review } from "@/data/public/reviews.queries";
import { reviewRow } from "@/testing/factories";
import { renderSite } from "@/testing/render-site";
import { ReviewQuote } from "./review-quote";
import type { Locale } from "@/config/locales";

function show(overrides: Partial<Review>, locale: Locale = "en") {
  renderSite(<ReviewQuote review={reviewRow(overrides)} />, { path: locale === "ar" ? "/ar/" : "/" });
  return screen.getByRole("figure");
}

describe("the stars of a review", () => {
  it.each([
    [5, "5 out of 5 stars"],
    [1, "1 out of 5 stars"],
    [null, "5 out of 5 stars"],
  ])("rated %s are %s", (rating, words) => {
    expect(show({ rating })).toHaveTextContent(words);
  });

  it("rated 0 are hidden, since none were given", () => {
    expect(show({ rating: 0 })).not.toHaveTextContent(/stars|★/);
  });
});

describe("the date of a review, in Dubai", () => {
  // 20:30 UTC is past midnight there.
  const published_at = "2026-10-31T20:30:00+00:00";

  it.each([
    ["en", "Nov 01, 2026"],
    ["ar", "01 نوفمبر 2026"],
  ] as const)("in %s is %s", (locale, date) => {
    expect(show({ published_at }, locale)).toHaveTextContent(date);
  });
});

it("a quote shows its title and service, and a sample is marked", () => {
  const figure = show({ title: "Kind", service_slug: "elderly-care" });
  expect(figure).toHaveTextContent("Kind");
  expect(figure).toHaveTextContent("Elderly Care · Oct 01, 2026 · Sample review");
});

it("an English quote is left-to-right on the Arabic page", () => {
  const figure = show({}, "ar");
  expect(figure).toHaveTextContent("تقييم تجريبي");
  expect(figure.querySelector("blockquote")).toHaveAttribute("dir", "ltr");
  expect(figure.querySelector("blockquote")).toHaveAttribute("lang", "en");
});

it("a quote with a source links to it, and is cut", () => {
  const review_url = "https://www.google.com/maps/reviews/example";
  const figure = show({ source_platform: "Google", is_sample: false, review_url });
  expect(screen.getByRole("link", { name: /^via Google/ })).toHaveAttribute("href", review_url);
  expect(figure.querySelector("blockquote p")).toHaveClass("line-clamp-8");
});

it("a quote without a source is shown in full", () => {
  const figure = show({ source_platform: "Google", is_sample: false, review_url: null });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(figure).toHaveTextContent("Oct 01, 2026 · via Google");
  expect(figure.querySelector("blockquote p")).not.toHaveClass("line-clamp-8");
});
