import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageLink } from "./page-link";

it("leads to a page of the site", () => {
  render(<PageLink page="/ar/about" className="" />);
  expect(screen.getByRole("link", { name: "/ar/about" }).getAttribute("href")).toBe("/ar/about");
});

it.each(["//evil.example/admin/login", "/\\\\evil.example", "https://evil.example/", "/admin", "other"])(
  "does not lead to %s, and says it",
  (page) => {
    render(<PageLink page={page} className="" />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText(page)).toBeTruthy();
  },
);
