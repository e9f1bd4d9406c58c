import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageLink } from "./page-link";

it("a page of the site is a link", () => {
  render(<PageLink page="/ar/about" className="" />);
  expect(screen.getByRole("link", { name: "/ar/about" }).getAttribute("href")).toBe("/ar/about");
});

it.each(["//evil.example/admin/login", "/\\\\evil.example", "https://evil.example/", "/admin", "other"])(
  "%s is shown as text, not as a link",
  (page) => {
    render(<PageLink page={page} className="" />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText(page)).toBeTruthy();
  },
);
