// @vitest-environment jsdom
import { expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { locationPageQuery } from "./locations.queries";
import { serviceRow, store } from "./testing/visit-dubai";

const read = (location: string, service = "nurse-on-call") =>
  testQueryClient().fetchQuery(locationPageQuery("en", location, service));

it.each([
  ["an unknown or inactive place", "atlantis", "nurse-on-call"],
  ["an unknown or inactive service", "deira", "brain-surgery"],
  ["a service that is not offered there", "deira", "lab-test-at-home"],
])("there is no page of %s", async (_, location, service) => {
  store({ services: [serviceRow(), serviceRow({ slug: "lab-test-at-home" })] });
  expect(await read(location, service)).toBeNull();
});

it.each(["Deira", "dei--ra", "a".repeat(81), "%00", "deira,id", "__proto__"])(
  "%s is an invalid slug, and no request is sent",
  async (slug) => {
    const { requests } = store();
    expect(await read(slug)).toBeNull();
    expect(requests.filter(({ line }) => /^GET (?:locations|services)$/.test(line))).toEqual([]);
  },
);
