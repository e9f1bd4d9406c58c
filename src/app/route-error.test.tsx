import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import type { Facts } from "@domain/facts";
import { factsQuery } from "@/data/public/facts.queries";
import { ar } from "@/texts/site/ar";
import { en } from "@/texts/site/en";
import { I18nProvider } from "@/i18n/i18n";
import { localeOfPath } from "@/config/locales";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { PageError, RouteError } from "./route-error";

const failure = new Error("the page's file could not be loaded");

/** Opens an address at which the page, or the header, fails. */
async function showAt(path: string, { facts, fails }: { facts?: Facts; fails: "page" | "frame" }) {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const locale = localeOfPath(path);
  const page = { path: "*", loader: () => Promise.reject(failure), Component: () => null };
  const frame = (
    <I18nProvider locale={locale} dictionary={locale === "ar" ? ar : en} facts={facts ?? testFacts()}>
      <header />
      <main>
        <Outlet />
      </main>
    </I18nProvider>
  );
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        ErrorBoundary: RouteError,
        ...(fails === "frame"
          ? { children: [page] }
          : { element: frame, children: [{ ErrorBoundary: PageError, children: [page] }] }),
      },
    ],
    { initialEntries: [path] },
  );
  const client = testQueryClient();
  if (facts) client.setQueryData(factsQuery.queryKey, facts);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole("heading");
  return complaints;
}

const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")?.split("?")[0]]);

describe("the error screen", () => {
  it.each([
    ["/about", "Something went wrong", /^We apologize for/, "Try Again", "WhatsApp", "998 ambulance"],
    ["/ar/about", "حدث خطأ ما", /^نعتذر عن هذا/, "حاول مجددًا", "واتساب", "998 الإسعاف"],
  ])("at %s apologises in its language and offers contacts", async (path, title, text, ...words) => {
    const [action, chat, ambulance] = words;
    await showAt(path, { facts: testFacts(), fails: "page" });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole("button", { name: action })).toBeVisible();
    expect(document.title).toBe(title);
    expect(links()).toEqual([
      [chat, "https://wa.me/97140000001"],
      ["+971 4 000 0000", "tel:+97140000000"],
      [ambulance, "tel:998"],
    ]);
  });

  it("logs the reason, does not show it, and leaves the header where it is", async () => {
    const complaints = await showAt("/", { facts: testFacts(), fails: "page" });
    await vi.waitFor(() => expect(complaints).toHaveBeenCalledWith(failure));
    expect(screen.getByRole("main")).not.toHaveTextContent(failure.message);
    expect(screen.getByRole("banner")).toBeInTheDocument();
  });
});

it("without a header the screen has the direction of its language", async () => {
  await showAt("/ar", { facts: testFacts(), fails: "frame" });
  expect(screen.getByRole("main")).toHaveAttribute("dir", "rtl");
});

it("the screen offers only the ambulance if no facts are known", async () => {
  await showAt("/about", { fails: "frame" });
  expect(links()).toEqual([["998 ambulance", "tel:998"]]);
});
