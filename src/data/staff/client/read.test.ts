// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError } from "@/data/client/errors";
import { testQueryClient } from "@/testing/query-client";
import { serveApi, type ApiRequest } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { staffQuery } from "../session";
import { asStaff, readAs } from "./read";
import { tableQuery } from "./rows";
import { noteSignedIn } from "./signed-in";
import { staffClient } from "./staff-client";

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

it.each([0, 1, 999, 1000, 1001, 2500])("returns all of %i redirects", async (count) => {
  const rows = many(count, (place) => ({ id: `r${place}`, from_path: `/old-${place}`, to_path: "/contact" }));
  serveApi({ "GET url_redirects": answers(rows) });
  expect(await testQueryClient().fetchQuery(redirects)).toEqual(rows);
});

it("returns a row once that came twice because another was added meanwhile", async () => {
  const rows = many(1001, (place) => ({ id: `r${place}` }));
  const shifted = [{ id: "new" }, ...rows];
  serveApi({
    "GET url_redirects": (request: ApiRequest) =>
      answers(Number(request.query.get("offset") ?? 0) === 0 ? rows : shifted)(request),
  });
  expect(await testQueryClient().fetchQuery(redirects)).toHaveLength(1001);
});

it("accepts null as an answer only if the shape allows it", async () => {
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

it("waits while nobody is signed in, and continues in the name of the person who signs in", async () => {
  localStorage.clear();
  const rows = [{ id: "r1" }];
  const { requests } = serveApi({
    "GET url_redirects": rows,
    "GET admins": [{ email: "a@x.ae", name: "", role: "editor" }],
  });
  const client = testQueryClient();
  const lookUp = () => client.fetchQuery({ ...staffQuery, staleTime: 0 });
  expect(await lookUp()).toBeNull();
  const reading = client.fetchQuery(redirects);
  await lookUp();
  expect(requests).toEqual([]);
  storeSession();
  await lookUp();
  expect(await reading).toEqual(rows);
  expect(requests.at(-1)?.headers.get("authorization")).toBe("Bearer access-token");
  // Another tab signs out, and this one has not noticed yet.
  localStorage.clear();
  const later = client.fetchQuery({ ...redirects, staleTime: 0 });
  await lookUp();
  storeSession();
  await lookUp();
  expect(await later).toEqual(rows);
  const authorized = requests.map(({ headers }) => headers.get("authorization"));
  expect(new Set(authorized)).toEqual(new Set(["Bearer access-token"]));
});

const refused = new AppError("unauthorized", "No.", 401);
/** Until everything that needs no answer from outside is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("is repeated after the sign-in when it was refused because the session had ended", async () => {
  const make = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => {
      noteSignedIn(false);
      return Promise.reject(refused);
    })
    .mockResolvedValue("rows");
  const reading = asStaff(make, new AbortController().signal);
  await settled();
  expect(make).toHaveBeenCalledOnce();
  storeSession();
  noteSignedIn(true);
  expect(await reading).toBe("rows");
  await expect(asStaff(() => Promise.reject(refused), new AbortController().signal)).rejects.toBe(refused);
});

it("stops waiting when it is cancelled", async () => {
  noteSignedIn(false);
  const make = vi.fn<() => Promise<string>>();
  const control = new AbortController();
  const reading = asStaff(make, control.signal);
  await settled();
  control.abort();
  await expect(reading).rejects.toThrow("abort");
  await expect(asStaff(make, control.signal)).rejects.toThrow("abort");
  noteSignedIn(true);
  await settled();
  expect(make).not.toHaveBeenCalled();
});
