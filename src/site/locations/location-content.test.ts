import { expect, it } from "vitest";
import type { Locale } from "@/config/locales";
import type { LocationRow } from "@/data/public/locations.queries";
import { testFacts } from "@/testing/facts";
import { locationContent } from "./location-content";
import { locationRow, ownRow, serviceRow } from "./testing/visit-dubai";

const nurse = testFacts().services.find(({ slug }) => slug === "nurse-on-call");
const pageContent = (
  location: Partial<LocationRow>,
  own = ownRow(),
  arrival: [number, number] | null = [30, 60],
  locale: Locale = "en",
) =>
  locationContent(
    { location: locationRow(location), service: serviceRow(), own },
    locale,
    testFacts({ services: nurse ? [{ ...nurse, arrival: arrival ?? undefined }] : [] }),
  );

it.each([
  ["no English name", { name_en: " " }, "Nurse on Call in ديرة"],
  ["no name at all", { slug: "al-barsha", name_en: "", name_ar: "" }, "Nurse on Call in al barsha"],
  ["markup in the name", { name_en: "<b>Deira</b>" }, "Nurse on Call in <b>Deira</b>"],
])("a location with %s has a heading", (_, location, heading) => {
  expect(pageContent(location).heading).toBe(heading);
});

it("areas are shown once each, and in English without Arabic names", () => {
  expect(pageContent({ areas_covered: [" Naif ", "Naif", " "] }).areas).toEqual(["Naif"]);
  expect(pageContent({ areas_covered_ar: [] }, ownRow(), undefined, "ar").areas[0]).toBe("Al Rigga");
});

it.each<[string, [least: number | null, most: number | null], [number, number] | null, string, string]>([
  [
    "with minutes of its own there",
    [20, 30],
    [30, 60],
    "20–30-minute response",
    "زمن الوصول: 20 إلى 30 دقيقة",
  ],
  ["with one number of its own there", [null, 20], null, "20-minute response", "زمن الوصول: 20 دقيقة"],
  ["that comes by itself", [null, null], [45, 70], "35-minute response", "زمن الوصول: 35 دقيقة"],
  ["by appointment", [null, null], null, "At a time we agree with you", "في موعد نتفق عليه معك"],
])("the response time of a service %s", (_, [least, most], arrival, english, arabic) => {
  const own = ownRow({ response_least_minutes: least, response_most_minutes: most });
  const response = (locale: Locale) =>
    pageContent({ response_time_minutes: 35 }, own, arrival, locale).response;
  expect([response("en"), response("ar")]).toEqual([english, arabic]);
});
