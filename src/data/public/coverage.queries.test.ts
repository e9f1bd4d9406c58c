import { expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { homeLocationsQuery, locationsOfServiceQuery } from "./coverage.queries";

const location = (slug: string) => ({
  slug,
  name_en: slug,
  name_ar: "",
  summary_en: "",
  summary_ar: "",
  landmarks_en: "",
  landmarks_ar: "",
});

it("reads the active places of the home page in their order, with their minutes", async () => {
  const { requests } = serveApi({
    "GET locations": [{ ...location("jlt"), least: null, most: 30 }],
  });
  expect(await testQueryClient().fetchQuery(homeLocationsQuery)).toEqual([
    { ...location("jlt"), least: null, most: 30 },
  ]);
  expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({
    is_active: "eq.true",
    is_on_home: "eq.true",
    order: "display_order.asc,slug.asc",
  });
});

it("reads where a service has minutes of its own, in the locations' order", async () => {
  const row = (slug: string, display_order: number, least: number, most: number) => ({
    locations: { ...location(slug), display_order },
    least,
    most,
  });
  const { requests } = serveApi({
    "GET location_services": [row("palm", 2, 30, 40), row("jlt", 1, 25, 35), row("hills", 2, 30, 45)],
  });
  expect(await testQueryClient().fetchQuery(locationsOfServiceQuery("iv"))).toEqual([
    { ...location("jlt"), least: 25, most: 35 },
    { ...location("hills"), least: 30, most: 45 },
    { ...location("palm"), least: 30, most: 40 },
  ]);
  expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({
    is_active: "eq.true",
    "locations.is_active": "eq.true",
    "services.is_active": "eq.true",
    "services.slug": "eq.iv",
    response_most_minutes: "not.is.null",
  });
});
