import { expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import {
  fetchActiveService,
  fetchActiveCombinations,
  fetchActiveLocation,
  fetchActiveLocations,
  fetchLocationService,
  type LocationRow,
} from "./locations.queries";

const { signal } = new AbortController();

const service = (slug: string) => ({ slug, name_en: slug, name_ar: slug });

const locationWith = (...slugs: string[]): LocationRow => ({
  slug: "jlt",
  name_en: "JLT",
  name_ar: "أبراج بحيرات جميرا",
  description_en: "",
  description_ar: "",
  landmarks_en: "",
  landmarks_ar: "",
  directions_en: "",
  directions_ar: "",
  response_time_minutes: 30,
  areas_covered: [],
  areas_covered_ar: [],
  location_services: slugs.map((slug, display_order) => ({ services: { ...service(slug), display_order } })),
});

/** Services are numbered in the order of their rows. */
const inOrder = ({ location_services, ...location }: LocationRow): LocationRow => ({
  ...location,
  location_services: location_services.toReversed(),
});

/** The filters of the first request. */
const filtersOf = ([request]: { query: URLSearchParams }[]) => Object.fromEntries(request?.query ?? []);

it("reads the active locations in their order, each with its active services by name", async () => {
  const location = locationWith("nurse", "doctor");
  const { requests } = serveApi({ "GET locations": [location] });
  expect(await fetchActiveLocations(signal)).toEqual([inOrder(location)]);
  expect(requests).toHaveLength(1);
  expect(filtersOf(requests)).toMatchObject({
    is_active: "eq.true",
    "location_services.is_active": "eq.true",
    "location_services.services.is_active": "eq.true",
    order: "display_order.asc,slug.asc",
  });
});

it("reads one location or service by its slug, if it is active", async () => {
  const location = locationWith("nurse", "doctor");
  const stored = { ...service("nurse-on-call"), description_en: "", description_ar: "" };
  const { requests, replies } = serveApi({ "GET locations": [location], "GET services": [stored] });
  expect(await fetchActiveLocation("jlt", signal)).toEqual(inOrder(location));
  expect(await fetchActiveService("nurse-on-call", signal)).toEqual(stored);
  expect(requests.map(({ query }) => Object.fromEntries(query))).toMatchObject([
    { slug: "eq.jlt", is_active: "eq.true", "location_services.is_active": "eq.true", limit: "1" },
    { slug: "eq.nurse-on-call", is_active: "eq.true", limit: "1" },
  ]);
  Object.assign(replies, { "GET locations": [], "GET services": [] });
  expect(await fetchActiveLocation("atlantis", signal)).toBeNull();
  expect(await fetchActiveService("brain-surgery", signal)).toBeNull();
});

it("reads a service's text for a location, if both are active", async () => {
  const own = {
    requests_en: "Asked for.",
    requests_ar: "",
    is_listed: true,
    response_least_minutes: 20,
    response_most_minutes: 30,
  };
  const { requests } = serveApi({ "GET location_services": [own] });
  expect(await fetchLocationService("jlt", "nurse-on-call", signal)).toEqual(own);
  expect(filtersOf(requests)).toMatchObject({
    is_active: "eq.true",
    "locations.is_active": "eq.true",
    "locations.slug": "eq.jlt",
    "services.is_active": "eq.true",
    "services.slug": "eq.nurse-on-call",
    limit: "1",
  });
});

it("lists every location and service with a page", async () => {
  const { requests } = serveApi({
    "GET location_services": [
      { is_listed: true, locations: { slug: "jlt" }, services: { slug: "elderly-care" } },
    ],
  });
  expect(await fetchActiveCombinations()).toEqual([
    { location: "jlt", service: "elderly-care", isListed: true },
  ]);
  expect(filtersOf(requests)).toMatchObject({
    is_active: "eq.true",
    "locations.is_active": "eq.true",
    "services.is_active": "eq.true",
  });
});
