// @vitest-environment jsdom
import { expect, it } from "vitest";
import { z } from "zod";
import { readAs } from "./read";
import { tableQuery } from "./rows";
import { staffClient } from "./staff-client";
import { testQueryClient } from "@/testing/query-client";
import { serveApi, type ApiRequest } from "@/testing/serve-api";

/** Answers like the API: at most a thousand rows, from the requested position. */
const answers =
  (rows: readonly object[]) =>
  ({ query }: ApiRequest) => {
    const first = Number(query.get("offset") ?? 0);
    return rows.slice(first, first + Math.min(1000, Number(query.get("limit") ?? 1000)));
  };
const many = <Row>(count: number, row: (place: number) => Row) =>
  Array.from({ length: count }, (_, place) => row(place));

const redirects = tableQuery<{ id: string }>("url_redirects", ["id", "from_path", "to_path"], []);

it.each([0, 1, 999, 1000, 1001, 2500])("gives all of %i redirects", async (count) => {
  const rows = many(count, (place) => ({ id: `r${place}`, from_path: `/old-${place}`, to_path: "/contact" }));
  serveApi({ "GET url_redirects": answers(rows) });
  expect(await testQueryClient().fetchQuery(redirects)).toEqual(rows);
});

it("gives a row once that came twice, since another was added meanwhile", async () => {
  const rows = many(1001, (place) => ({ id: `r${place}` }));
  const shifted = [{ id: "new" }, ...rows];
  serveApi({
    "GET url_redirects": (request: ApiRequest) =>
      answers(Number(request.query.get("offset") ?? 0) === 0 ? rows : shifted)(request),
  });
  expect(await testQueryClient().fetchQuery(redirects)).toHaveLength(1001);
});

it("takes null for an answer where the shape allows it, and for none elsewhere", async () => {
  serveApi({ "POST rpc/redirect_problem": null });
  const ask = (shape: z.ZodType) =>
    readAs(
      shape,
      staffClient.rpc("redirect_problem", { p_from: "/old", p_to: "/contact", p_is_active: true }),
      new AbortController().signal,
    );
  expect(await ask(z.string().nullable())).toBeNull();
  await expect(ask(z.string())).rejects.toThrow("expected string, received null");
});
