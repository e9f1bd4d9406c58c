import assert from "node:assert/strict";
import { FunctionError } from "../_shared/errors.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { fetchReviews, type PlacesSettings, readPlacesSettings } from "./google-places.ts";

const COMPLETE = { GOOGLE_PLACES_API_KEY: "key", GOOGLE_PLACE_ID: "place" };

const read = (values: Record<string, string>): Promise<PlacesSettings> =>
  withSettings(values, () => Promise.resolve(readPlacesSettings()));

Deno.test("calls Google's own address unless another is configured", async () => {
  assert.equal((await read(COMPLETE)).baseUrl, "https://places.googleapis.com");
  assert.equal(
    (await read({ ...COMPLETE, GOOGLE_PLACES_BASE_URL: "http://127.0.0.1:4010/" })).baseUrl,
    "http://127.0.0.1:4010",
  );
});

Deno.test("refuses an address with a path, without repeating the value", async () => {
  const values = { ...COMPLETE, GOOGLE_PLACES_BASE_URL: "https://example.com/v1/secret" };
  await assert.rejects(
    read(values),
    (error) =>
      error instanceof FunctionError &&
      error.code === "not_configured" &&
      !String(error.cause).includes("secret"),
  );
});

Deno.test("encodes a strange place id in the address", async () => {
  const complete = await read(COMPLETE);
  const paths: string[] = [];
  await withServer(
    (request) => {
      paths.push(new URL(request.url).pathname);
      return Response.json({});
    },
    (baseUrl) => fetchReviews({ ...complete, baseUrl, placeId: "../v2?x=#y" }, never()),
  );
  assert.deepEqual(paths, ["/v1/places/..%2Fv2%3Fx%3D%23y", "/v1/places/..%2Fv2%3Fx%3D%23y"]);
});

Deno.test("times out on a provider that never answers", async () => {
  const complete = await read(COMPLETE);
  const startedAt = performance.now();
  const released = Promise.withResolvers<void>();
  await withServer(
    () => released.promise.then(() => Response.json({})),
    async (baseUrl) => {
      await assert.rejects(
        fetchReviews({ ...complete, baseUrl, timeoutMs: 50 }, never()),
        (error) => error instanceof FunctionError && error.code === "provider_failed",
      );
      released.resolve();
    },
  );
  assert.ok(performance.now() - startedAt < 5_000);
});

function never(): AbortSignal {
  return new AbortController().signal;
}

async function withServer(
  answer: (request: Request) => Response | Promise<Response>,
  work: (baseUrl: string) => Promise<unknown>,
): Promise<void> {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, answer);
  try {
    await work(`http://127.0.0.1:${server.addr.port}`);
  } finally {
    await server.shutdown();
  }
}
