import { z } from "zod";
import { type ApiLayer, pathOf } from "../handler";
import { RecentPictures, renderPicture } from "./render-picture";

const RENDER_PATH = "/storage/v1/render/image/public/";
const OBJECT_PATH = "/storage/v1/object/public/";
const MAX_SIDE = 2500;

/** A query holds texts; what is not a whole number in digits is refused rather than guessed. */
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .pipe(z.number().min(1));
const side = whole.transform((value) => Math.min(value, MAX_SIDE));

const optionsSchema = z.object({
  width: side,
  height: side,
  quality: whole.pipe(z.number().min(20).max(100)),
  format: z.enum(["origin", "avif", "webp"]),
});

/**
 * The image service: a public picture in another size, quality and format, cut to the proportions of that size. As on a
 * hosted project the result carries the object's own etag and age.
 */
export const imageRendering: ApiLayer = (next) => {
  const recent = new RecentPictures();
  return async (request, context) => {
    if (request.method !== "GET" || !pathOf(request).startsWith(RENDER_PATH)) return next(request, context);
    const query = optionsSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) return failure(400, "Error", z.prettifyError(query.error));
    const object = await next(objectRequest(request), context);
    if (object.status !== 200) return object;

    const source = new Uint8Array(await object.arrayBuffer());
    const key = JSON.stringify([pathOf(request), object.headers.get("etag"), query.data]);
    const picture = await recent.get(key, () => renderPicture(source, query.data));
    if (picture === undefined) return failure(422, "ImageProcessingError", "Invalid source image");

    const headers = new Headers(object.headers);
    headers.delete("content-length");
    headers.set("content-type", picture.type);
    return new Response(picture.body, { status: 200, headers });
  };
};

/** The original picture: a caller who may not read it gets the same refusal here. */
function objectRequest(request: Request): Request {
  const [address = ""] = request.url.replace(RENDER_PATH, OBJECT_PATH).split("?");
  const known = request.headers.get("if-none-match");
  return new Request(address, known === null ? {} : { headers: { "if-none-match": known } });
}

function failure(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}
