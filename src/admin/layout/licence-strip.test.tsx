import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Facts } from "@domain/facts";
import { testFacts } from "@/testing/facts";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { LicenceStrip } from "./licence-strip";

const licence: Facts["permits"][number] = {
  kind: "facility_licence",
  authority: { en: "Dubai Health Authority", ar: "هيئة الصحة بدبي" },
  number: "DHA-F-1",
  scope: { en: "Home healthcare", ar: "رعاية منزلية" },
};

const strip = () => screen.queryByRole("region", { name: "The licence is missing" });

it("the strip lists the site's claims while no licence is entered, and links to the page where it is entered", () => {
  serveApi({ "GET site_settings": {}, "GET staff_settings": {} });
  renderAdmin(<LicenceStrip facts={testFacts()} />, { path: "/admin/posts" });
  expect(strip()).toHaveTextContent("The site says “DHA licensed”, but no licence number is entered.");
  expect(screen.getByRole("link", { name: "Add the licence" })).toHaveAttribute("href", "/admin/facts");
});

it("on a phone the strip is its title and the link, and on the linked page the whole sentence", () => {
  const { unmount } = renderAdmin(<LicenceStrip facts={testFacts()} />, { path: "/admin/posts" });
  expect(screen.getByText("The licence is missing")).toHaveClass("sm:hidden");
  expect(screen.getByText(/^The site says/)).toHaveClass("max-sm:hidden");
  unmount();
  renderAdmin(<LicenceStrip facts={testFacts()} />, { path: "/admin/facts" });
  expect(screen.getByText(/^The site says/)).not.toHaveClass("max-sm:hidden");
});

it("the strip has no link to its own page", () => {
  renderAdmin(<LicenceStrip facts={testFacts()} />, { path: "/admin/facts" });
  expect(strip()).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

it.each([
  ["while the facts are not known", undefined],
  ["with a licence", testFacts({ permits: [licence] })],
  ["once the site makes no claim, because the licence is over", testFacts({ isLicensed: false })],
])("there is no strip %s", (_, facts) => {
  renderAdmin(<LicenceStrip facts={facts} />);
  expect(strip()).toBeNull();
});
