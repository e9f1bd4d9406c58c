import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@/i18n/locales";
import { areaName } from "../area-names";
import { locationTexts } from "./location-texts";

const seed = readFileSync("supabase/seed.sql", "utf8");
const rowsOf = (table: string) => seed.split(`insert into public.${table}\n`)[1]?.split(";")[0] ?? "";
const slugsOf = (table: string) =>
  [...rowsOf(table).matchAll(/^ {4}'([a-z-]+)',/gm)].map(([, slug]) => slug ?? "");

const places = slugsOf("locations");
const services = [
  ...(seed.split("where service.slug in (")[1]?.split(")")[0] ?? "").matchAll(/'([a-z-]+)'/g),
].map(([, slug]) => slug ?? "");
const areas = [...rowsOf("locations").matchAll(/array\[(.+?)\]/g)].flatMap(([, list = ""]) =>
  [...list.matchAll(/'([^']+)'/g)].map(([, area]) => area ?? ""),
);

it("knows the demo content it speaks of", () => {
  expect(places).toHaveLength(8);
  expect(services).toHaveLength(7);
  expect(areas.length).toBeGreaterThan(45);
});

describe.each(LOCALES)("the texts of the places in %s", (locale) => {
  it("is there for each of them and each service, and never the same twice", () => {
    const texts = places.map((place) => locationTexts[place]);
    const said = texts.flatMap((text) => [
      text?.landmarks[locale],
      text?.arrival[locale],
      ...services.map((service) => text?.calls[service]?.[locale]),
    ]);
    expect(said.filter((text) => !text)).toEqual([]);
    expect(new Set(said).size).toBe(places.length * (services.length + 2));
  });

  it("is in that language", () => {
    const texts = places.map((place) => locationTexts[place]);
    const calls = texts.flatMap((text) => Object.values(text?.calls ?? {}).map((call) => call[locale]));
    const foreign = locale === "ar" ? /[A-Za-z]{2,}|[٠-٩]/ : /\p{Script=Arabic}/u;
    expect(calls.filter((call) => foreign.test(call))).toEqual([]);
  });
});

it("names every area of the demo content in Arabic, and a new one as it is stored", () => {
  expect(areas.filter((area) => !/^[\p{Script=Arabic}\p{M}\d\s]+$/u.test(areaName(area, "ar")))).toEqual([]);
  expect(areaName("JBR", "en")).toBe("JBR");
  expect(areaName("Al Barsha 1", "ar")).toBe("Al Barsha 1");
});
