import { expect, it } from "vitest";
import type { Locale } from "@/config/locales";
import type { LocationRow } from "@/data/public/locations.queries";
import { testFacts } from "@/testing/facts";
import { locationContent } from "./location-content";
import { locationRow, ownRow, serviceRow } from "./testing/visit-dubai";

const nurse = testFacts().services.find(({ slug }) => slug === "nurse-on-call");
const contentOf = (
  location: Partial<LocationRow>,
  own = ownRow(),
  arrival = nurse?.arrival,
  locale: Locale = "en",
) =>
  locationContent(
    { location: locationRow(location), service: serviceRow(), own },
    locale,
    testFacts({ services: nurse ? [{ ...nurse, arrival }] : [] }),
  );

it.each([
  ["no English name", { name_en: " " }, "Nurse on Call in ديرة"],
  ["no name at all", { slug: "al-barsha", name_en: "", name_ar: "" }, "Nurse on Call in al barsha"],
  ["markup in the name", { name_en: "<b>Deira</b>" }, "Nurse on Call in <b>Deira</b>"],
])("a location with %s has a heading", (_, location, heading) => {
  expect(contentOf(location).heading).toBe(heading);
});

it("areas are shown once each, and in English without Arabic names", () => {
  expect(contentOf({ areas_covered: [" Naif ", "Naif", " "] }).areas).toEqual(["Naif"]);
  expect(contentOf({ areas_covered_ar: [] }, ownRow(), undefined, "ar").areas[0]).toBe("Al Rigga");
});

it.each<[string, number, [number, number] | undefined, string]>([
  ["by appointment", 35, undefined, "35 minutes response"],
  ["slower than it", 35, [45, 70], "35 minutes response"],
  ["with it, and one of them", 1, [30, 60], "1 minute response"],
])("the response minutes are the location's for a service %s", (_, response_time_minutes, arrival, words) => {
  expect(contentOf({ response_time_minutes }, ownRow(), arrival).response).toBe(words);
});
