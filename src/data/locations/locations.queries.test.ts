import { expect, it } from "vitest";
import { refusal, serveApi } from "@/testing/serve-api";
import { fetchActiveService } from "../services/services.queries";
import {
  fetchActiveCombinations,
  fetchActiveLocation,
  fetchActiveLocations,
  fetchPlaceService,
} from "./locations.queries";

const { signal } = new AbortController();

const placeWith = (...slugs: string[]) => ({
  slug: "jlt",
  location_services: slugs.map((slug) => ({ services: { slug } })),
});

/** The filters of the first request. */
const filtersOf = ([request]: { query: URLSearchParams }[]) => Object.fromEntries(request?.query ?? []);

it("reads the active places in their order, each with its active services by name", async () => {
  const { requests } = serveApi({ "GET locations": [placeWith("nurse", "doctor")] });
  expect(await fetchActiveLocations(signal)).toEqual([placeWith("doctor", "nurse")]);
  expect(requests).toHaveLength(1);
  expect(filtersOf(requests)).toMatchObject({
    is_active: "eq.true",
    "location_services.is_active": "eq.true",
    "location_services.services.is_active": "eq.true",
    order: "display_order.asc,slug.asc",
  });
});

it("reads one location by its slug, if it is active", async () => {
  const { requests } = serveApi({ "GET locations": [placeWith("nurse", "doctor")] });
  expect(await fetchActiveLocation("jlt", signal)).toEqual(placeWith("doctor", "nurse"));
  expect(filtersOf(requests)).toMatchObject({
    slug: "eq.jlt",
    is_active: "eq.true",
    "location_services.is_active": "eq.true",
    limit: "1",
  });
});

it("reads one service by its slug, if it is active", async () => {
  const { requests } = serveApi({ "GET services": [{ slug: "nurse-on-call" }] });
  expect(await fetchActiveService("nurse-on-call", signal)).toEqual({ slug: "nurse-on-call" });
  expect(filtersOf(requests)).toMatchObject({
    slug: "eq.nurse-on-call",
    is_active: "eq.true",
    limit: "1",
  });
});

it("reads a service's text for a location, if both are active", async () => {
  const { requests } = serveApi({ "GET location_services": [{ requests_en: "Asked for." }] });
  expect(await fetchPlaceService("jlt", "nurse-on-call", signal)).toEqual({ requests_en: "Asked for." });
  expect(filtersOf(requests)).toMatchObject({
    is_active: "eq.true",
    "locations.is_active": "eq.true",
    "locations.slug": "eq.jlt",
    "services.is_active": "eq.true",
    "services.slug": "eq.nurse-on-call",
    limit: "1",
  });
});

it("returns nothing if there is no such row", async () => {
  serveApi({ "GET locations": [], "GET services": [] });
  expect(await fetchActiveLocation("atlantis", signal)).toBeNull();
  expect(await fetchActiveService("brain-surgery", signal)).toBeNull();
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

it("fails with the database's refusal", async () => {
  const down = refusal(503, "", "down");
  serveApi({ "GET locations": down, "GET services": down });
  await expect(fetchActiveLocations(signal)).rejects.toMatchObject({ code: "unavailable" });
  await expect(fetchActiveService("a", signal)).rejects.toMatchObject({ code: "unavailable" });
});
