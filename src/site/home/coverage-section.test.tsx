import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { homePlacesQuery, type CoveredPlace } from "@/data/public/coverage.queries";
import { testQueryClient } from "@/testing/query-client";
import { renderSite } from "@/testing/render-site";
import { connectionLost, serveApi } from "@/testing/serve-api";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { CoverageSection } from "./coverage-section";
import { HeroSection } from "./hero-section";

const place = (changes: Partial<CoveredPlace> = {}): CoveredPlace => ({
  slug: "dubai-marina",
  name_en: "Dubai Marina",
  name_ar: "دبي مارينا",
  summary_en: "Towers and hotels.",
  summary_ar: "أبراج وفنادق.",
  landmarks_en: "Marina Walk, JBR",
  landmarks_ar: "ممشى المارينا، جي بي آر",
  least: 25,
  most: 30,
  ...changes,
});

function show(places: CoveredPlace[] | undefined, path = "/") {
  const client = testQueryClient();
  if (places) client.setQueryData(homePlacesQuery.queryKey, places);
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
  const hatta = {
    slug: "hatta",
    name_en: "Hatta",
    landmarks_en: "",
    landmarks_ar: "",
    least: null,
    most: 90,
  };
  show([place(), place(hatta)]);
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
  show([place(), place({ slug: "jlt", name_en: "JLT" })], "/ar/");
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
