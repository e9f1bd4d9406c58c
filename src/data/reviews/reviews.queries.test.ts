import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { reviewRow } from "@/testing/factories";
import { reviewsQuery } from "./reviews.queries";

// One function for all tests: the client keeps the first `fetch` that it sees.
const fetched = vi.fn<(address: string | URL) => Promise<Response>>();
vi.stubGlobal("fetch", fetched);

/** Answers each request from `answers`, by whether it asks for one service. */
function answerWith(answers: { service: unknown[]; all: unknown[] }) {
  const asked: URL[] = [];
  fetched.mockImplementation(async (address) => {
    const url = new URL(address);
    asked.push(url);
    return Response.json(url.searchParams.has("service_slug") ? answers.service : answers.all);
  });
  return asked;
}

const read = (query: ReturnType<typeof reviewsQuery>) => new QueryClient().fetchQuery(query);

it("shows the service's own reviews and asks for nothing else", async () => {
  const own = reviewRow({ id: "own" });
  const asked = answerWith({ service: [own], all: [reviewRow({ id: "other" })] });
  expect(await read(reviewsQuery({ lang: "en", service: "doctor-on-call", limit: 4 }))).toEqual([own]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.searchParams.get("service_slug")).toBe("eq.doctor-on-call");
  expect(asked[0]?.searchParams.get("limit")).toBe("4");
});

it("falls back to the reviews of all services", async () => {
  const other = reviewRow({ id: "other", service_slug: "nurse-on-call" });
  const asked = answerWith({ service: [], all: [other] });
  expect(await read(reviewsQuery({ lang: "ar", service: "flu-vaccination" }))).toEqual([other]);
  expect(asked.map((url) => url.searchParams.get("lang"))).toEqual(["eq.ar", "eq.ar"]);
});

it("asks once when no service is named", async () => {
  const asked = answerWith({ service: [], all: [] });
  expect(await read(reviewsQuery())).toEqual([]);
  expect(asked).toHaveLength(1);
});
