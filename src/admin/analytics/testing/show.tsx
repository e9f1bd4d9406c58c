import { screen, within } from "@testing-library/react";
import type { Locale } from "@/config/locales";
import { renderAdmin } from "@/testing/render-admin";
import { Component as AnalyticsPage } from "../analytics-page";

/** The page at an address. */
export const show = (path = "/admin/analytics", locale: Locale = "en") =>
  renderAdmin(<AnalyticsPage />, { path, locale }).router;

/** The five figures with their names, once one of them is there. */
export const figures = async (last: string) => {
  const list = screen.getByLabelText(/^(Figures|الأرقام)$/);
  await within(list).findByText(last);
  return within(list)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};
