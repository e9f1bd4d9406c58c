import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Review } from "@/data/public/reviews.queries";
import { reviewRow } from "@/testing/factories";
import { renderSite } from "@/testing/render-site";
import type { Locale } from "@/config/locales";
import { ReviewQuote, ReviewsFallback } from "./reviews";

function show(overrides: Partial<Review>, locale: Locale = "en") {
  renderSite(<ReviewQuote review={reviewRow(overrides)} />, { path: locale === "ar" ? "/ar/" : "/" });
  return screen.getByRole("figure");
}

it.each([
  [5, "5 out of 5 stars"],
  [1, "1 out of 5 stars"],
  [null, "5 out of 5 stars"],
])("a review rated %s has %s", (rating, words) => {
  expect(show({ rating })).toHaveTextContent(words);
});

it("no stars are shown where none were given", () => {
  expect(show({ rating: 0 })).not.toHaveTextContent(/stars|★/);
});

it.each([
  ["en", "Nov 01, 2026"],
  ["ar", "01 نوفمبر 2026"],
] as const)("the date of a review is that of Dubai, in %s %s", (locale, date) => {
  expect(show({ published_at: "2026-10-31T20:30:00+00:00" }, locale)).toHaveTextContent(date);
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

it("a quote with a source links to it, and is cut; without one it is shown in full", () => {
  const review_url = "https://www.google.com/maps/reviews/example";
  const whole = show({ source_platform: "Google", is_sample: false, review_url: null });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(whole).toHaveTextContent("Oct 01, 2026 · via Google");
  expect(whole.querySelector("blockquote p")).not.toHaveClass("line-clamp-8");
  cleanup();
  const cut = show({ source_platform: "Google", is_sample: false, review_url });
  expect(screen.getByRole("link", { name: /^via Google/ })).toHaveAttribute("href", review_url);
  expect(cut.querySelector("blockquote p")).toHaveClass("line-clamp-8");
});

it.each([
  ["en", "What you can count on", /^Leave a review/],
  ["ar", "ما يمكنك أن تعتمد عليه", /^اكتب تقييمك/],
] as const)("the fallback in %s has no quote, and asks for a review", (locale, title, link) => {
  renderSite(<ReviewsFallback />, { path: locale === "ar" ? "/ar/" : "/" });
  const region = screen.getByRole("region", { name: title });
  expect(within(region).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  const place = within(region).getByRole("link", { name: link });
  expect(place).toHaveAttribute("target", "_blank");
  expect(place).toHaveAttribute("href", "https://reviews.example.com/");
  expect(region.querySelector("blockquote, figure")).toBeNull();
});
