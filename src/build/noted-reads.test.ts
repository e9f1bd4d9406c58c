import { expect, it } from "vitest";
import { notingReads, valuesAt } from "./noted-reads";

interface Facts {
  name: { en: string; ar: string };
  services: { slug: string; priceAED?: number }[];
  rating?: number;
}
const facts = (): Facts => ({
  name: { en: "Dar Afiya", ar: "دار عافية" },
  services: [
    { slug: "doctor", priceAED: 99 },
    { slug: "nurse", priceAED: 199 },
  ],
});

const priceOfNurse = ({ services }: Facts) => services.find(({ slug }) => slug === "nurse")?.priceAED;

/** Whether the value that a page reads differs after a change. */
function differs(read: (facts: Facts) => unknown, change: (facts: Facts) => void): boolean {
  const { noted, paths } = notingReads(facts());
  expect(read(noted)).toEqual(read(facts()));
  const changed = facts();
  change(changed);
  return JSON.stringify(valuesAt(facts(), paths())) !== JSON.stringify(valuesAt(changed, paths()));
}

const dearer = (slug: string) => (changed: Facts) => {
  for (const service of changed.services) if (service.slug === slug) service.priceAED = 777;
};

it.each<[string, (facts: Facts) => unknown, (facts: Facts) => void, boolean]>([
  ["a value that was read", priceOfNurse, dearer("nurse"), true],
  ["a value that was not", priceOfNurse, dearer("doctor"), false],
  ["a value that is missing now", priceOfNurse, ({ services }) => delete services[1]?.priceAED, true],
  ["a value that was missing", ({ rating }) => rating, (changed) => (changed.rating = 5), true],
  [
    "a further entry",
    (all) => all.services.map(({ slug }) => slug),
    ({ services }) => services.push({ slug: "carer" }),
    true,
  ],
  ["the order", (all) => all.services.map(({ slug }) => slug), ({ services }) => services.reverse(), true],
  [
    "an entry of an object that was copied",
    (all) => ({ ...all.name }),
    ({ name }) => (name.ar = "دار"),
    true,
  ],
  [
    "a name of an object whose names were read",
    (all) => Object.keys(all),
    (changed) => (changed.rating = 5),
    true,
  ],
  ["what was written as JSON", (all) => JSON.stringify(all.services[0]), dearer("doctor"), true],
  ["whether there is a value", (all) => "rating" in all, (changed) => (changed.rating = 5), true],
  [
    "whether an object has a value of its own",
    (all) => Object.hasOwn(all, "rating"),
    (changed) => (changed.rating = 5),
    true,
  ],
])("notices %s", (_, read, change, expected) => {
  expect(differs(read, change)).toBe(expected);
});

it("distinguishes a text from an equal number, and an empty list from none", () => {
  const written = (value: object, path: string) => JSON.stringify(valuesAt(value, [path]));
  expect(written({ a: "1" }, "a")).not.toBe(written({ a: 1 }, "a"));
  expect(written({ a: [] }, "a")).not.toBe(written({}, "a"));
  expect(written({ a: null }, "a")).not.toBe(written({}, "a"));
});

it("gives the same object each time", () => {
  const { noted } = notingReads(facts());
  expect(noted.services).toBe(noted.services);
});
