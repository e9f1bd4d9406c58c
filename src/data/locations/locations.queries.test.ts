import { beforeEach, expect, it, vi } from "vitest";
import { fetchActiveService } from "../services/services.queries";
import { fetchActiveCombinations, fetchActiveLocation, fetchActiveLocations } from "./locations.queries";

// One function for all tests: the client keeps the first `fetch` that it sees.
const fetched = vi.fn<(address: string | URL) => Promise<Response>>();
vi.stubGlobal("fetch", fetched);

let asked: { table: string; query: URLSearchParams }[] = [];

function answerWith(...rows: unknown[]) {
  asked = [];
  fetched.mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(address);
    asked.push({ table: pathname.split("/").at(-1) ?? "", query: searchParams });
    return Response.json(rows);
  });
}

const { signal } = new AbortController();
beforeEach(() => answerWith());

it("reads the active places in their order, each with its active services", async () => {
  answerWith({ slug: "jlt" });
  expect(await fetchActiveLocations(signal)).toEqual([{ slug: "jlt" }]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.table).toBe("locations");
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
    is_active: "eq.true",
    "location_services.is_active": "eq.true",
    "location_services.services.is_active": "eq.true",
    order: "display_order.asc,slug.asc",
  });
});

it("reads one place by its slug, if it is active", async () => {
  answerWith({ slug: "jlt" });
  expect(await fetchActiveLocation("jlt", signal)).toEqual({ slug: "jlt" });
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
    slug: "eq.jlt",
    is_active: "eq.true",
    "location_services.is_active": "eq.true",
    limit: "1",
  });
});

it("reads one service by its slug, if it is active", async () => {
  answerWith({ slug: "nurse-on-call" });
  expect(await fetchActiveService("nurse-on-call", signal)).toEqual({ slug: "nurse-on-call" });
  expect(asked[0]?.table).toBe("services");
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
    slug: "eq.nurse-on-call",
    is_active: "eq.true",
    limit: "1",
  });
});

it("has nothing where there is none", async () => {
  expect(await fetchActiveLocation("atlantis", signal)).toBeNull();
  expect(await fetchActiveService("brain-surgery", signal)).toBeNull();
});

it("knows every place and service that have a page together", async () => {
  answerWith({ locations: { slug: "jlt" }, services: { slug: "elderly-care" } });
  expect(await fetchActiveCombinations()).toEqual([{ location: "jlt", service: "elderly-care" }]);
  expect(asked[0]?.table).toBe("location_services");
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
    is_active: "eq.true",
    "locations.is_active": "eq.true",
    "services.is_active": "eq.true",
  });
});

it("fails with the database's refusal", async () => {
  fetched.mockImplementation(async () => Response.json({ message: "down" }, { status: 503 }));
  await expect(fetchActiveLocations(signal)).rejects.toMatchObject({ code: "unavailable" });
  await expect(fetchActiveService("a", signal)).rejects.toMatchObject({ code: "unavailable" });
});
