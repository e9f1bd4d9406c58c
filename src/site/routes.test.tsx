import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { paths } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { testQueryClient } from "@/testing/query-client";
import { renderSiteRoutes } from "@/testing/render-site";
import { serveApi } from "@/testing/serve-api";
import { type PageHandle, siteRoutes } from "./routes";

// Each test loads a whole page with all its files.
vi.setConfig({ testTimeout: 20_000 });

const TABLES = [
  "reviews",
  "blog_posts",
  "location_services",
  "page_schemas",
  "site_settings",
  "url_redirects",
];

const testPrice = { id: "hba1c", name: { en: "HbA1c", ar: "السكر التراكمي" }, fromAED: 123 };

/** Opens an address by the site's own routes; the database is empty. */
async function visit(path: string) {
  serveApi({
    ...Object.fromEntries(TABLES.map((table) => [`GET ${table}`, []])),
    "GET services": [{ description_en: "", description_ar: "", content_data: { prices: [testPrice] } }],
    "POST functions/review-sync": { reviews: [] },
  });
  const client = testQueryClient();
  renderSiteRoutes(
    [
      { path: "/ar", children: siteRoutes("ar", client), HydrateFallback: Nothing },
      { path: "/", children: siteRoutes("en", client), HydrateFallback: Nothing },
    ],
    { path, client },
  );
  await screen.findByRole("heading", { level: 1 });
}

function Nothing() {
  return null;
}

const count = (selector: string) => document.querySelectorAll(selector).length;

it("every service has a route", () => {
  const known = siteRoutes("en", testQueryClient()).map(({ path }) => `/${path}`);
  expect(known).toEqual(expect.arrayContaining(serviceSlugs.map(paths.service)));
});

it("service pages, in a location or not, are built each day, since prices start on a day", () => {
  const ofToday = siteRoutes("en", testQueryClient()).filter(
    ({ handle }) => (handle as PageHandle).isOfToday,
  );
  expect(ofToday.map(({ path }) => `/${path}`).toSorted()).toEqual(
    [...serviceSlugs.map(paths.service), "/dubai/:location/:service"].toSorted(),
  );
});

it("the lab page shows the prices of single tests", async () => {
  await visit("/services/lab-test-at-home");
  expect(await screen.findByRole("heading", { name: "Tests people ask for" })).toBeInTheDocument();
  expect(screen.getByText("From AED 123")).toBeInTheDocument();
});

it.each([
  ["the IV therapy page shows the drips", "/ar/services/iv-therapy-at-home", "iv_drip", 11],
  ["the elderly care page shows the kinds of care", "/services/elderly-care", "care_card", 6],
])("%s, and has the steps once", async (_, path, source, cards) => {
  await visit(path);
  expect(count(`[data-source="${source}"]`)).toBe(cards);
  expect(count('[id="steps"]')).toBe(1);
});

it("other services' pages show no drips, kinds of care or test prices", async () => {
  await visit("/services/nurse-on-call");
  expect(count('[data-source="iv_drip"], [data-source="care_card"]')).toBe(0);
  expect(screen.queryByRole("heading", { name: "Tests people ask for" })).toBeNull();
});

it("an unknown service's address shows no claims, and links to services", async () => {
  await visit("/services/brain-surgery");
  expect(screen.getByRole("link", { name: "See all services" })).toHaveAttribute("href", "/services");
  expect(screen.getAllByRole("link")).toHaveLength(3);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex,follow");
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});
