import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { isWorthRetrying } from "./errors";
import { connectionLost, refusal, serveApi } from "@/testing/serve-api";
import { readPublic } from "./read-public";

const LINE = "GET authors";

/** Reads the names and roles of all authors. */
const readAuthors = (reply: unknown, signal?: AbortSignal) => {
  serveApi({ [LINE]: reply });
  return readPublic(
    (z) => z.array(z.object({ name: z.string(), role: z.nullable(z.string()) })),
    (rest) => rest.from("authors").select("name, role"),
    signal,
  );
};

const failureOf = (reading: Promise<unknown>) => reading.catch((error: unknown) => error);

it("returns the requested columns, and no other", async () => {
  const rows = await readAuthors([{ name: "Dr Amal", role: null, bio: "what nobody asked for" }]);
  expect(rows).toEqual([{ name: "Dr Amal", role: null }]);
});

describe("an answer counts as missing if it is", () => {
  it.each<[string, unknown]>([
    ["a page of HTML", () => HttpResponse.html("<title>Hotel Wi-Fi</title>")],
    ["half of a list", () => new Response('[{"name":', { headers: { "Content-Type": "application/json" } })],
    ["empty", undefined],
    ["null in place of a list", () => Response.json(null)],
    ["an object in place of a list", { message: "Welcome" }],
    ["a list in a list", [[]]],
    ["a row without a column", [{ name: "Dr Amal" }]],
    ["a row with null in place of a text", [{ name: null, role: null }]],
    ["a row with a number in place of a text", [{ name: "Dr Amal", role: 1 }]],
    ["a connection that is lost", connectionLost],
    ["a server's failure", refusal(503, "", "down")],
  ])("%s", async (_, reply) => {
    const error = await failureOf(readAuthors(reply));
    expect(error).toHaveProperty("name", "AppError");
    expect(isWorthRetrying(error)).toBe(true);
  });

  it("on its way for too long", async () => {
    const { setTimeout: wait } = globalThis;
    vi.spyOn(globalThis, "setTimeout").mockImplementation((done, ms = 0) => wait(done, ms / 300));
    const never = () => new Promise(() => undefined);
    const error = await failureOf(readAuthors(never, new AbortController().signal));
    expect(error).toMatchObject({ name: "AppError", code: "offline" });
  });
});

it("is aborted with its caller", async () => {
  const caller = new AbortController();
  const error = failureOf(readAuthors(() => new Promise(() => caller.abort()), caller.signal));
  expect(await error).toMatchObject({ name: "AppError", code: "offline" });
});

it("reports an answer of another shape", async () => {
  const error = await failureOf(readAuthors([{ name: "Dr Amal", role: null }, { name: "Dr Omar" }]));
  expect(error).toHaveProperty("message", 'The answer has another shape at "1.role".');
});
