import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ApiHandler } from "../handler";
import { imageRendering } from "./image-rendering";

const BASE = "http://127.0.0.1/storage/v1/render/image/public/media";

const DEFAULTS = { width: "60", height: "40", quality: "80", format: "origin" };

const objects = new Map<string, Buffer>();
const storage = vi.fn<ApiHandler>(async (request) => {
  const { pathname, search } = new URL(request.url);
  const body = objects.get(pathname.replace("/storage/v1/object/public/media/", ""));
  if (!body || search) return Response.json({ statusCode: "404", error: "not_found" }, { status: 404 });
  const headers = { "content-type": "image/png", etag: `"${body.length}"`, "cache-control": "max-age=60" };
  return request.headers.get("if-none-match") === headers.etag
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(body), { headers });
});
const service = imageRendering(storage);

/** Asks for a picture; what the query does not name is as in `DEFAULTS`. */
const ask = (name: string, headers: Record<string, string> = {}, method = "GET") => {
  const [file, query] = name.split("?");
  const options = new URLSearchParams({ ...DEFAULTS, ...Object.fromEntries(new URLSearchParams(query)) });
  const address = `${BASE}/${file}?${options.toString()}`;
  return service(new Request(address, { headers, method }), { peerAddress: null });
};

/** What came back, as a browser would find it. */
async function pictureOf(answer: Response): Promise<{ format: string; sides: [number, number] }> {
  const { format, compression, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return { format: compression === "av1" ? "avif" : format, sides: [width, height] };
}

beforeAll(async () => {
  const photo = sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: "#0b5d57",
      noise: { type: "gaussian", sigma: 20 },
    },
  });
  objects.set("photo.jpg", await photo.clone().jpeg().toBuffer());
  objects.set("photo.png", await photo.clone().png().toBuffer());
  objects.set("photo.webp", await photo.clone().webp().toBuffer());
  objects.set("photo.gif", await photo.clone().gif().toBuffer());
  objects.set("photo.avif", await photo.clone().avif({ effort: 0 }).toBuffer());
  objects.set("lying.jpg", await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer());
  objects.set("drawing.png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  objects.set("broken.png", (await photo.png().toBuffer()).subarray(0, 300));
  objects.set("film.mp4", Buffer.from("not a picture"));
});

describe("the size of a picture", () => {
  it.each([
    ["width=200&height=235", [200, 235]],
    // Never enlarged.
    ["width=1200&height=800", [600, 400]],
  ])("%s", async (query, sides) => {
    expect(await pictureOf(await ask(`photo.jpg?${query}`))).toEqual({ format: "jpeg", sides });
  });

  it("is that of the upright picture", async () => {
    expect((await pictureOf(await ask("lying.jpg?width=9999&height=9999"))).sides).toEqual([400, 600]);
    expect((await pictureOf(await ask("lying.jpg?width=100&height=600"))).sides).toEqual([100, 600]);
  });
});

describe("the format of a picture", () => {
  it.each(["jpg", "png", "webp", "gif", "avif"])("stays as it was uploaded (%s)", async (ending) => {
    const answer = await ask(`photo.${ending}`);
    const format = ending === "jpg" ? "jpeg" : ending;
    expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    expect(await pictureOf(answer)).toEqual({ format, sides: [60, 40] });
  });

  it.each(["avif", "webp"])("is %s on request", async (format) => {
    const answer = await ask(`photo.jpg?format=${format}`);
    expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    expect(await pictureOf(answer)).toEqual({ format, sides: [60, 40] });
  });
});

it("a picture of a higher quality has more bytes", async () => {
  const weigh = async (quality: number) =>
    (await (await ask(`photo.jpg?width=600&height=400&quality=${quality}&format=webp`)).arrayBuffer())
      .byteLength;
  expect(await weigh(90)).toBeGreaterThan(1.2 * (await weigh(50)));
});

it("a transformed picture keeps the object's etag and age, and answers 304 to a client that has it", async () => {
  const answer = await ask("photo.jpg?width=60");
  const etag = answer.headers.get("etag") ?? "";
  expect(etag).toBe(`"${objects.get("photo.jpg")?.length}"`);
  expect(answer.headers.get("cache-control")).toBe("max-age=60");
  expect((await ask("photo.jpg?width=60", { "if-none-match": etag })).status).toBe(304);
});

it("a replaced object gets a new picture", async () => {
  const first = await pictureOf(await ask("photo.png?width=50&height=50"));
  objects.set(
    "photo.png",
    await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  );
  expect(first.sides).toEqual([50, 50]);
  expect((await pictureOf(await ask("photo.png?width=50&height=50"))).sides).toEqual([20, 20]);
});

it.each([
  "width=-1",
  "width=1.5",
  "width=1e3",
  "width=",
  "width=0",
  "width=0x10",
  "height=tall",
  "quality=19",
  "quality=101",
  "format=jpeg",
  "format=",
])("refuses %s", async (query) => {
  storage.mockClear();
  const answer = await ask(`photo.jpg?${query}`);
  expect([answer.status, storage.mock.calls.length]).toEqual([400, 0]);
});

it.each(["broken.png", "film.mp4", "drawing.png"])("answers that %s is not a picture", async (name) => {
  const answer = await ask(`${name}?width=60`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: "ImageProcessingError" });
});

it("forwards the storage's refusal", async () => {
  expect((await ask("missing.jpg?width=60")).status).toBe(404);
});

it("forwards other methods to storage unchanged", async () => {
  storage.mockClear();
  await ask("photo.jpg", {}, "POST");
  expect(storage.mock.calls[0]?.[0].url).toContain(`${BASE}/photo.jpg`);
});
