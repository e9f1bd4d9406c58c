import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { homeLocationsQuery, type CoveredLocation } from "@/data/public/coverage.queries";
import { coveredLocation, farLocation } from "@/testing/factories";
import { testQueryClient } from "@/testing/query-client";
import { renderSite } from "@/testing/render-site";
import { connectionLost, serveApi } from "@/testing/serve-api";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { CoverageSection } from "./coverage-section";
import { HeroSection } from "./hero-section";

function show(locations: CoveredLocation[] | undefined, path = "/") {
  const client = testQueryClient();
  if (locations) client.setQueryData(homeLocationsQuery.queryKey, locations);
  return renderSite(
    <>
      <HeroSection />
      <CoverageSection />
    </>,
    { path, client },
  );
}

beforeEach(() => {
  stubMatchMedia(true);
  serveApi({ "GET locations": () => new Promise(() => undefined) });
});
afterEach(() => void vi.unstubAllGlobals());

it("the section shows each location's response time and areas", () => {
  show([coveredLocation(), farLocation]);
  const coverage = screen.getByRole("region", { name: "Close to you, wherever you are in Dubai" });
  const [first, second] = within(coverage).getAllByRole("listitem");
  expect(first).toHaveTextContent("25–30 minDubai MarinaTowers and hotels.Near Marina Walk, JBR");
  expect(second).toHaveTextContent(/^90 minHattaTowers and hotels\./);
  expect(within(coverage).getByRole("link", { name: "WhatsApp: a visit in Hatta" }).dataset).toMatchObject({
    source: "coverage_card",
    index: "1",
  });
});

it("the hero names the first location", () => {
  show([coveredLocation(), farLocation], "/ar/");
  expect(screen.getByText("25 إلى 30 دقيقة", { selector: "strong" }).parentElement).toHaveTextContent(
    "إلى دبي مارينا",
  );
});

it("the section and the hero's line are left out if no location is on the home page", () => {
  show([]);
  expect(screen.queryByRole("region", { name: /^Close to you/ })).toBeNull();
  expect(screen.queryByText(/ min$/)).toBeNull();
});

it("the section reserves its space while loading, and is left out after a failure", async () => {
  const { replies } = serveApi({ "GET locations": () => new Promise(() => undefined) });
  const { unmount } = show(undefined);
  expect(document.querySelectorAll('[data-slot="skeleton"]')).toHaveLength(4);
  unmount();
  replies["GET locations"] = connectionLost;
  show(undefined);
  await expect.poll(() => screen.queryByRole("region", { name: /^Close to you/ })).toBeNull();
});
