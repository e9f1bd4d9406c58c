import { describe, expect, it } from "vitest";
import { adminEn } from "@/i18n/dictionaries/admin-en";
import { locationSchema, locationValues, type LocationValues } from "./location-form.schema";

const schema = locationSchema(adminEn);
const values = (changes: Partial<LocationValues> = {}): LocationValues => ({
  ...locationValues(undefined),
  slug: "jlt",
  ...changes,
});
const problems = (changes: Partial<LocationValues>) =>
  schema.safeParse(values(changes)).error?.issues.map(({ path, message }) => [path[0], message]);

describe("the form of a location", () => {
  it("begins with thirty minutes, active and without services", () => {
    expect(locationValues(undefined)).toMatchObject({
      response_time_minutes: "30",
      is_active: true,
      serviceIds: [],
    });
  });

  it("becomes a row: trimmed, whole minutes, areas apart", () => {
    expect(
      schema.parse(values({ name_en: " JLT ", response_time_minutes: " 45 ", areas_covered: "A, ,B," })),
    ).toMatchObject({ slug: "jlt", name_en: "JLT", response_time_minutes: 45, areas_covered: ["A", "B"] });
  });

  it.each(["0", "601", "-5", "1.5", "", "soon", "٣٠"])("takes no response time of %j", (text) => {
    expect(problems({ response_time_minutes: text })).toEqual([
      ["response_time_minutes", "Please enter whole minutes from 1 to 600."],
    ]);
  });

  it.each(["1", "600"])("takes a response time of %s", (text) => {
    expect(problems({ response_time_minutes: text })).toBeUndefined();
  });

  it("takes sixty areas and not one more", () => {
    const areas = (count: number) => Array.from({ length: count }, (_, index) => `Area ${index}`).join(",");
    expect(problems({ areas_covered: areas(60) })).toBeUndefined();
    expect(problems({ areas_covered: areas(61) })).toEqual([
      ["areas_covered", "Please list at most 60 areas."],
    ]);
  });
});
