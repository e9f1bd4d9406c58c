import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { AdminNavigation } from "./admin-navigation";

beforeEach(() => {
  serveApi({ "GET site_settings": {}, "GET staff_settings": {} });
});

const menu = () => within(screen.getByRole("navigation", { name: "Back office" }));
const group = (name: string) => menu().getByRole("button", { name });
const pagesOf = (name: string) =>
  within(menu().getByRole("list", { name }))
    .getAllByRole("link")
    .map((link) => link.textContent);

it("the navigation has every page of the back office, in groups", () => {
  renderAdmin(<AdminNavigation />);
  expect(pagesOf("Content")).toEqual(["Posts", "Calendar", "Media", "Authors"]);
  expect(pagesOf("Business")).toEqual(["Facts", "Services", "Locations", "Reviews"]);
  expect(pagesOf("Site")).toEqual(["Redirects", "Schemas", "URL Export"]);
  expect(pagesOf("People")).toEqual(["Staff", "Activity"]);
  for (const name of ["Dashboard", "Analytics", "Settings"])
    expect(menu().getByRole("link", { name })).toBeInTheDocument();
});

it("the navigation has no group for a single page", () => {
  renderAdmin(<AdminNavigation />, { role: "editor" });
  expect(menu().queryByRole("button", { name: "People" })).toBeNull();
  expect(menu().getByRole("link", { name: "Activity" })).toBeInTheDocument();
});

it("the navigation marks the current page's group", () => {
  renderAdmin(<AdminNavigation />, { path: "/admin/services" });
  expect(group("Business")).toHaveAttribute("aria-current", "true");
  expect(group("Content")).not.toHaveAttribute("aria-current");
  expect(menu().getByRole("link", { name: "Services" })).toHaveAttribute("aria-current", "page");
});

it("one group is open at a time, and Escape closes it and restores the focus", async () => {
  renderAdmin(<AdminNavigation />);
  await userEvent.click(group("Content"));
  expect(group("Content")).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(group("Site"));
  expect(group("Content")).toHaveAttribute("aria-expanded", "false");
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  expect(group("Site")).toHaveAttribute("aria-expanded", "false");
  expect(group("Site")).toHaveFocus();
});

it("the arrow keys move through the navigation", async () => {
  renderAdmin(<AdminNavigation />);
  group("Business").focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => document.activeElement?.textContent).toBe("Facts");
  await userEvent.keyboard("{ArrowDown}");
  expect(menu().getByRole("link", { name: "Services" })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(menu().getByRole("link", { name: "Reviews" })).toHaveFocus();
});

it("a group closes when pointer or focus leaves it", async () => {
  renderAdmin(
    <>
      <AdminNavigation />
      <button type="button">The page</button>
    </>,
  );
  await userEvent.click(group("Content"));
  await userEvent.click(screen.getByRole("button", { name: "The page" }));
  expect(group("Content")).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(group("People"));
  menu().getByRole("link", { name: "Settings" }).focus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "The page" })).toHaveFocus();
  expect(group("People")).toHaveAttribute("aria-expanded", "false");
});

it.each([
  ["/admin", "Menu· Dashboard"],
  ["/admin/posts", "Menu· Posts"],
  ["/admin/posts/new", "Menu· Posts"],
  ["/admin/account", "Menu· My account"],
  ["/admin/bulk-generate", "Menu· Bulk Generate"],
  ["/admin/staff", "Menu· Staff"],
  ["/admin/unknown", "Menu"],
])("on a phone the navigation's button says at %s: %s", (path, text) => {
  renderAdmin(<AdminNavigation />, { path, role: "editor" });
  expect(menu().getByRole("button", { name: /^Menu/ })).toHaveTextContent(new RegExp(`^${text}$`));
});

it("on a phone the navigation is behind one button", async () => {
  renderAdmin(<AdminNavigation />);
  const button = menu().getByRole("button", { name: /^Menu/ });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Escape}");
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(button).toHaveFocus();
});
