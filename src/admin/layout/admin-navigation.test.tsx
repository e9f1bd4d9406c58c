import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { MenuBar, MenuColumn } from "./admin-navigation";

const serve = (ai_generation = false) =>
  serveApi({ "GET site_settings": {}, "GET staff_settings": { ai_generation } });

beforeEach(() => {
  localStorage.clear();
  serve();
});

const column = <MenuColumn onSearch={() => undefined} />;
const bar = <MenuBar key="bar" onSearch={() => undefined} />;

const menu = () => within(screen.getByRole("navigation", { name: "Back office" }));
const entries = () =>
  menu()
    .getAllByRole("link")
    .map((link) => link.textContent);
const pagesBelow = (heading: string) =>
  within(menu().getByRole("list", { name: heading }))
    .getAllByRole("link")
    .map((link) => link.textContent);
const button = () => screen.getByRole("button", { name: /^Menu/ });

it("the menu has the specified pages in order, then the others, and Settings last", async () => {
  serve(true);
  renderAdmin(column);
  await menu().findByRole("link", { name: "Bulk Generate" });
  const specified =
    "Dashboard, Posts, Calendar, Analytics, Bulk Generate, URL Export, Media, Authors, Services, Locations, Redirects, Schemas";
  expect(entries().join(", ")).toMatch(new RegExp(`^${specified}, .*Settings$`));
  expect(pagesBelow("Business")).toEqual(expect.arrayContaining(["Leads", "Facts", "Reviews", "Links"]));
  expect(pagesBelow("Team")).toEqual(expect.arrayContaining(["Staff", "Activity"]));
});

it("the menu shows an editor their pages, and Bulk Generate only while AI generation is on", () => {
  renderAdmin(column, { role: "editor" });
  expect(pagesBelow("Team")).toEqual(["Activity"]);
  expect(entries()).not.toContain("Bulk Generate");
});

it("the menu shows reception leads and their pages, and requests no settings of the site", () => {
  const { requests } = serve();
  renderAdmin(column, { role: "reception" });
  expect(entries()).toEqual(["Services", "Locations", "Leads", "Links"]);
  expect(requests).toEqual([]);
});

it.each([
  ["/admin/", "Dashboard", "page"],
  ["/admin/services", "Services", "page"],
  ["/admin/posts/new", "Posts", "true"],
])("the menu marks the current page at %s: %s", (path, name, mark) => {
  renderAdmin(column, { path });
  const marked = menu()
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => link.textContent)).toEqual([name]);
  expect(marked[0]).toHaveAttribute("aria-current", mark);
});

it.each([
  ["/admin/posts/new", "Menu· Posts"],
  ["/admin/account", "Menu· My account"],
  ["/admin/bulk-generate", "Menu· Bulk Generate"],
  ["/admin/unknown", "Menu"],
])("the menu's button is labelled at %s: %s", (path, text) => {
  renderAdmin(bar, { path, role: "editor" });
  expect(button()).toHaveTextContent(new RegExp(`^${text}$`));
});

it("the drawer has the same menu, begins at the current page, keeps the focus and closes with Escape", async () => {
  renderAdmin(bar, { path: "/admin/media" });
  button().focus();
  await userEvent.keyboard("{Enter}");
  const drawer = await screen.findByRole("dialog", { name: "Menu" });
  expect(menu().getByRole("link", { name: "Media" })).toHaveFocus();
  const stops = drawer.querySelectorAll<HTMLElement>("a, button");
  const [first, last] = [stops[0], stops[stops.length - 1]];
  last?.focus();
  await userEvent.tab();
  expect(first).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(last).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button()).toHaveFocus();
});

it("the drawer closes when a page is chosen, the current one too", async () => {
  const { router } = renderAdmin(bar, { path: "/admin/media" });
  await userEvent.click(button());
  await userEvent.click(menu().getByRole("link", { name: "Media" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(button());
  await userEvent.click(menu().getByRole("link", { name: "Posts" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(router.state.location.pathname).toBe("/admin/posts");
});
