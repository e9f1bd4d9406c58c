import { render, screen, within } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { ar } from "@/i18n/dictionaries/ar";
import { en } from "@/i18n/dictionaries/en";
import { I18nProvider } from "@/i18n/i18n";
import { ReviewsFallback } from "./reviews-fallback";

// Read before the clock of a test runs: on a busy machine that takes longer than a test waits.
beforeAll(() => import("./expectations"));

it.each([
  ["en", "What you can count on", /^Leave a review/],
  ["ar", "ما يمكنك أن تعتمد عليه", /^اكتب تقييمك/],
] as const)("quotes nobody in %s, and asks for a review", async (locale, title, link) => {
  render(
    <I18nProvider locale={locale} dictionary={locale === "ar" ? ar : en}>
      <ReviewsFallback />
    </I18nProvider>,
  );
  const region = await screen.findByRole("region", { name: title });
  expect(within(region).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(within(region).getByRole("link", { name: link })).toHaveAttribute("target", "_blank");
  expect(region.querySelector("blockquote, figure")).toBeNull();
});

it("is nothing where its file cannot be loaded, and the log says so", async () => {
  vi.resetModules();
  vi.doMock("./expectations", () => {
    throw new Error("no such file");
  });
  const { ReviewsFallback: OnAnotherPage } = await import("./reviews-fallback");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { container } = render(<OnAnotherPage />);
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith("Could not load what stands in for the reviews.", expect.any(Error)),
  );
  await vi.waitFor(() => expect(container.querySelector('div:not([style*="none"])')).toBeNull());
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  vi.doUnmock("./expectations");
});
