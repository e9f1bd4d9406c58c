import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { HelmetProvider } from "react-helmet-async";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Toaster } from "sonner";
import { AdminI18nProvider } from "@/i18n/admin-i18n";
import { adminAr } from "@/i18n/dictionaries/admin-ar";
import { adminEn } from "@/i18n/dictionaries/admin-en";
import { Component } from "../analytics-page";

/** The page at an address. */
export function show(path = "/admin/analytics", locale: "en" | "ar" = "en") {
  const router = createMemoryRouter([{ path: "*", Component }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HelmetProvider>
        <AdminI18nProvider locale={locale} dictionary={locale === "ar" ? adminAr : adminEn}>
          <RouterProvider router={router} />
          <Toaster />
        </AdminI18nProvider>
      </HelmetProvider>
    </QueryClientProvider>,
  );
  return router;
}

/** The five figures with their names, once one of them is there. */
export const figures = async (last: string) => {
  const list = screen.getByLabelText(/^(Figures|الأرقام)$/);
  await within(list).findByText(last);
  return within(list)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};
