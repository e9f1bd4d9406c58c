import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HelmetProvider } from "react-helmet-async";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { LocaleProvider } from "@/i18n/i18n";
import { factRows } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { refusal, serveApi } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { Component as AdminShell } from "./admin-shell";

afterEach(() => localStorage.clear());

it("a person whose account cannot be read sees why in place of the page, and can try again", async () => {
  storeSession();
  const { sent } = serveApi({ ...factRows(), "GET admins": refusal(503, "x", "down") });
  const router = createMemoryRouter([{ path: "*", element: <AdminShell /> }], { initialEntries: ["/admin"] });
  render(
    <QueryClientProvider client={testQueryClient()}>
      <HelmetProvider>
        <LocaleProvider value="ar">
          <RouterProvider router={router} />
        </LocaleProvider>
      </HelmetProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("heading", { name: "تعذّر تحميل هذه الصفحة" })).toBeVisible();
  expect(screen.getByText(/تحقّق من اتصالك وحاول مجددًا/)).toBeVisible();
  const before = sent("GET admins").length;
  await userEvent.click(screen.getByRole("button", { name: "حاول مجددًا" }));
  await waitFor(() => expect(sent("GET admins").length).toBeGreaterThan(before));
});
