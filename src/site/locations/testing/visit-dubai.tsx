import { act } from "@testing-library/react";
import type { ServiceFacts } from "@domain/facts";
import type { LocationRow, LocationServiceRow, ServiceRow } from "@/data/public/locations.queries";
import { pageSchemasQuery } from "@/data/public/page-schemas.queries";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { renderSiteRoutes } from "@/testing/render-site";
import { serveApi, type ApiRequest } from "@/testing/serve-api";
import { Component as LocationPage } from "../location-page";
import { Component as LocationsPage } from "../locations-page";

export const offered = (slug: string, display_order: number) => ({
  services: { slug, name_en: "", name_ar: "", display_order },
});

export const locationRow = (changes: Partial<LocationRow> = {}): LocationRow => ({
  slug: "deira",
  name_en: "Deira",
  name_ar: "ديرة",
  description_en: "Old streets and hotels by the Creek.",
  description_ar: "شوارع عريقة وفنادق على الخور.",
  landmarks_en: "the Creek, the Gold Souk, the Clock Tower",
  landmarks_ar: "الخور، سوق الذهب، دوّار الساعة",
  directions_en: "A shop nearby is enough.",
  directions_ar: "يكفي متجر قريب.",
  response_time_minutes: 35,
  areas_covered: ["Al Rigga", "Naif", "Abu Hail", "Al Mamzar", "Port Saeed"],
  areas_covered_ar: ["الرقة", "نايف", "أبو هيل", "الممزر", "بور سعيد"],
  location_services: [offered("elderly-care", 5), offered("doctor-on-call", 1), offered("nurse-on-call", 2)],
  ...changes,
});

export const serviceRow = (changes: Partial<ServiceRow> = {}): ServiceRow => ({
  slug: "nurse-on-call",
  name_en: "Nurse on Call",
  name_ar: "ممرّض تحت الطلب",
  description_en: "A licensed nurse for injections and dressings.",
  description_ar: "ممرّض مرخّص للحقن والضمادات.",
  ...changes,
});

/** The row of a service in a location. */
export const ownRow = (changes: Partial<LocationServiceRow> = {}): LocationServiceRow => ({
  requests_en: "Dressings, without crossing the city.\n\nThe nurse takes the stairs.",
  requests_ar: "ضمادات بلا قطع المدينة.\n\nتصعد الممرّضة الدرج.",
  response_least_minutes: null,
  response_most_minutes: null,
  is_listed: true,
  ...changes,
});

interface Stored {
  locations?: LocationRow[];
  own?: LocationServiceRow;
  services?: ServiceRow[];
  redirects?: unknown[];
}

const rowsOf = (rows: { slug: string }[], { query }: ApiRequest) =>
  rows.filter(({ slug }) => !query.has("slug") || query.get("slug") === `eq.${slug}`);

/** The content of the database. `replies` can be changed, `requests` records the requests. */
export function store({
  locations = [locationRow()],
  services = [serviceRow()],
  own = ownRow(),
  redirects = [],
}: Stored = {}) {
  const isOffered = ({ query }: ApiRequest) =>
    locations.some(
      (location) =>
        query.get("locations.slug") === `eq.${location.slug}` &&
        location.location_services.some((page) => query.get("services.slug") === `eq.${page.services.slug}`),
    );
  return serveApi({
    "GET location_services": (request: ApiRequest) => (isOffered(request) ? [own] : []),
    "GET locations": (request: ApiRequest) => rowsOf(locations, request),
    "GET page_schemas": [],
    "GET services": (request: ApiRequest) => rowsOf(services, request),
    "GET site_settings": [],
    "GET url_redirects": redirects,
  });
}

/**
 * Opens one of the pages, from `/before`; staff may have written structured data for Deira. All services have the properties in
 * `shared`.
 */
export async function visitDubai(path: string, schemas: unknown[] = [], shared: Partial<ServiceFacts> = {}) {
  const client = testQueryClient();
  client.setQueryData(pageSchemasQuery("location", "deira").queryKey, schemas);
  const pages = ["/", "/ar"].map((root) => ({
    path: root,
    children: [
      { path: "dubai", Component: LocationsPage },
      { path: "dubai/:location/:service", Component: LocationPage },
      { path: "*", element: <h1>404</h1> },
    ],
  }));
  const rendered = renderSiteRoutes(pages, {
    path,
    client,
    facts: testFacts({
      services: testFacts().services.map((service) => ({ ...service, priceAED: 149, ...shared })),
    }),
  });
  await act(async () => undefined);
  return rendered;
}
