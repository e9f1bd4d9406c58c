import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderSite } from "@/testing/render-site";
import { ReviewsFallback } from "./reviews-fallback";

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
