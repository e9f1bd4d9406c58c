import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import type { StaffRole } from "@domain/staff-role";
import { factsQuery } from "@/data/public/facts.queries";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { LocaleProvider } from "@/i18n/i18n";
import { StaffMemberContext } from "../shared/use-staff-member";
import { PageGate } from "./page-gate";

/** The pages of the back office at an address, for a person with a role that can change. */
function open(path: string, role: StaffRole) {
  const router = createMemoryRouter(
    [{ path: "/admin", element: <PageGate />, children: [{ path: "*", element: <p>The page</p> }] }],
    { initialEntries: [path] },
  );
  const client = testQueryClient();
  client.setQueryData(factsQuery.queryKey, testFacts());
  const as = (now: StaffRole): ReactNode => (
    <QueryClientProvider client={client}>
      <HelmetProvider>
        <LocaleProvider value="en">
          <StaffMemberContext value={{ id: "noor", email: "noor@example.com", name: "Noor", role: now }}>
            <RouterProvider router={router} />
          </StaffMemberContext>
        </LocaleProvider>
      </HelmetProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(as(role));
  return { router, become: (now: StaffRole) => act(() => rerender(as(now))) };
}

it("reception begins with the leads", () => {
  const { router } = open("/admin", "reception");
  expect(router.state.location.pathname).toBe("/admin/leads");
  expect(screen.getByText("The page")).toBeVisible();
});

it.each(["/admin/posts", "/admin/posts/new", "/admin/staff", "/admin/settings", "/admin/analytics/costs"])(
  "reception reads at %s that the page is not for them, with a link to the leads",
  (path) => {
    open(path, "reception");
    expect(screen.queryByText("The page")).toBeNull();
    expect(screen.getByText(/Your role is Reception\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "Leads" })).toHaveAttribute("href", "/admin/leads");
  },
);

it.each(["/admin/services", "/admin/leads/options", "/admin/account", "/admin/unknown"])(
  "reception opens %s",
  (path) => {
    open(path, "reception");
    expect(screen.getByText("The page")).toBeVisible();
  },
);

it("a person whose role changes gets a message and keeps the page with their work", () => {
  const { become } = open("/admin/posts/new", "editor");
  expect(screen.queryByRole("alert")).toBeNull();
  become("reception");
  expect(screen.getByText("The page")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(/Your role is now Reception/);
  become("editor");
  expect(screen.queryByRole("alert")).toBeNull();
});
