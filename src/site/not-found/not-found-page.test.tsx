import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderSite } from "@/testing/render-site";
import { serveApi } from "@/testing/serve-api";
import { Component as NotFoundPage } from "./not-found-page";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  serveApi({ "GET site_settings": [], "POST missing_pages": {} });
});

it.each([
  ["/nowhere", "", "Search our articles", "Search"],
  ["/ar/nowhere", "/ar", "ابحث في مقالاتنا", "ابحث"],
])(
  "%s offers the menu's five services, the page of all, and a search of the blog without script",
  (path, prefix, label, find) => {
    renderSite(<NotFoundPage />, { path });
    const services = screen
      .getAllByRole("link")
      .map((link) => String(link.getAttribute("href")))
      .filter((href) => href.includes("/services"));
    expect(services).toHaveLength(6);
    expect(services.at(-1)).toBe(`${prefix}/services`);
    const form = document.querySelector<HTMLFormElement>("search form");
    if (!form) throw new Error("The page has no search.");
    expect([form.method, form.getAttribute("action")]).toEqual(["get", `${prefix}/blog`]);
    expect(within(form).getByRole("searchbox", { name: label })).toHaveAttribute("name", "q");
    expect(within(form).getByRole("button", { name: find })).toHaveAttribute("type", "submit");
  },
);
