import { expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { homePlacesQuery, placesOfServiceQuery } from "./coverage.queries";

const place = (slug: string) => ({
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
    "GET locations": [{ ...place("jlt"), least: null, most: 30 }],
  });
  expect(await testQueryClient().fetchQuery(homePlacesQuery)).toEqual([
    { ...place("jlt"), least: null, most: 30 },
  ]);
  expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({
    is_active: "eq.true",
    is_on_home: "eq.true",
    order: "display_order.asc,slug.asc",
  });
});

it("reads where a service has minutes of its own, in the places' order", async () => {
  const row = (slug: string, display_order: number, least: number, most: number) => ({
    locations: { ...place(slug), display_order },
    least,
    most,
  });
  const { requests } = serveApi({
    "GET location_services": [row("palm", 2, 30, 40), row("jlt", 1, 25, 35), row("hills", 2, 30, 45)],
  });
  expect(await testQueryClient().fetchQuery(placesOfServiceQuery("iv"))).toEqual([
    { ...place("jlt"), least: 25, most: 35 },
    { ...place("hills"), least: 30, most: 45 },
    { ...place("palm"), least: 30, most: 40 },
  ]);
  expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({
    is_active: "eq.true",
    "locations.is_active": "eq.true",
    "services.is_active": "eq.true",
    "services.slug": "eq.iv",
    response_most_minutes: "not.is.null",
  });
});
