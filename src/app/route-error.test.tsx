import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import type { Facts } from "@domain/facts";
import { factsQuery } from "@/data/facts/facts.queries";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { RouteError } from "./route-error";

const failure = new Error("the page's file could not be loaded");

async function showAt(path: string, facts?: Facts) {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [
      {
        path: "*",
        loader: () => Promise.reject(failure),
        Component: () => null,
        HydrateFallback: () => null,
        ErrorBoundary: RouteError,
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
  await screen.findByRole("main");
  return complaints;
}

describe("the error page", () => {
  it.each([
    ["/about", "Something went wrong", "Try Again", "998 ambulance", "ltr"],
    ["/ar/about", "حدث خطأ ما", "حاول مجددًا", "998 الإسعاف", "rtl"],
    ["/admin", "Something went wrong", "Try Again", "998 ambulance", "ltr"],
  ])("at %s apologises in its language and offers contacts", async (path, title, action, ambulance, dir) => {
    await showAt(path, testFacts());
    expect(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("main")).toHaveAttribute("dir", dir);
    expect(screen.getByRole("button", { name: action })).toBeVisible();
    expect(screen.getByRole("link", { name: "+971 4 000 0000" })).toHaveAttribute("href", "tel:+97140000000");
    expect(screen.getByRole("link", { name: ambulance })).toHaveAttribute("href", "tel:998");
  });

  it("offers only the ambulance if the facts could not be loaded", async () => {
    await showAt("/about");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["998 ambulance"]);
  });

  it("logs the reason and does not show it", async () => {
    const complaints = await showAt("/");
    await vi.waitFor(() => expect(complaints).toHaveBeenCalledWith(failure));
    expect(screen.getByRole("main")).not.toHaveTextContent(failure.message);
  });
});
