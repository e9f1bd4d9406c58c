// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isUnusual, locations, type LocationValues } from "./locations";
import { manageTexts } from "@/texts/admin/manage";

const schema = locations.schemaFor(manageTexts.en.errors, "en", ["nurse-on-call"]);
const values = (changes: Partial<LocationValues> = {}): LocationValues => ({
  ...locations.formValues(undefined),
  slug: "jlt",
  ...changes,
});
const problems = (changes: Partial<LocationValues>) =>
  schema.safeParse(values(changes)).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("the form of a location", () => {
  it("starts with thirty minutes, active and without services, and becomes a row: trimmed, with separate areas", () => {
    expect(schema.parse(values({ name_en: " JLT ", areas_covered: "A, ,B," }))).toMatchObject({
      slug: "jlt",
      name_en: "JLT",
      response_time_minutes: 30,
      areas_covered: ["A", "B"],
      is_active: true,
      services: [],
    });
  });

  it("accepts a range, and no minimum without a range", () => {
    const range = { response_least_minutes: "25", response_time_minutes: "30" };
    expect(schema.parse(values(range))).toMatchObject({
      response_least_minutes: 25,
      response_time_minutes: 30,
    });
    expect(schema.parse(values({ response_least_minutes: " " }))).toMatchObject({
      response_least_minutes: null,
    });
    expect(problems({ ...range, response_least_minutes: "31" })).toEqual([
      ["response_least_minutes", "The shortest time cannot be longer than the longest time."],
    ]);
    expect(problems({ response_least_minutes: "soon" })).toEqual([
      ["response_least_minutes", "Please enter whole minutes from 1 to 600."],
    ]);
  });

  it.each([
    ["9", true],
    ["10", false],
    ["120", false],
    ["121", true],
    ["soon", false],
  ])("needs a confirmation of unusual minutes: %s is %s", (text, expected) => {
    expect(isUnusual(text)).toBe(expected);
  });

  it.each(["summary_en", "landmarks_ar", "directions_en"] as const)("refuses markup in %s", (name) => {
    expect(problems({ [name]: "Near <b>the Creek</b>" })).toEqual([
      [name, "Please write plain text: a < before a letter looks like code."],
    ]);
    expect(problems({ [name]: "under 30 < 40" })).toBeUndefined();
  });

  it("accepts services' texts, with both of their minutes or neither", () => {
    const said = { requests_en: " Fever. ", response_most_minutes: "40" };
    const least = (response_least_minutes: string) => ({
      services: { s1: { ...said, response_least_minutes } },
    });
    expect(schema.parse(values(least("30"))).services).toEqual([
      {
        service_id: "s1",
        is_active: false,
        requests_en: "Fever.",
        requests_ar: "",
        response_least_minutes: 30,
        response_most_minutes: 40,
      },
    ]);
    const field = "services.s1.response_least_minutes";
    expect(problems(least(""))).toEqual([[field, "Please enter both times, or neither."]]);
    expect(problems(least("41"))).toEqual([
      [field, "The shortest time cannot be longer than the longest time."],
    ]);
    const tagged = { s1: { requests_ar: "<script>" } };
    expect(problems({ services: tagged })?.[0]?.[0]).toBe("services.s1.requests_ar");
  });
});
