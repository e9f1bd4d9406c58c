import { z } from "zod";
import { type ApiLayer, pathOf } from "../handler";
import { type PictureFormat, RecentPictures, renderPicture } from "./render-picture";

const RENDER_PATH = "/storage/v1/render/image/public/";
const OBJECT_PATH = "/storage/v1/object/public/";
const MAX_SIDE = 2500;

/** A query holds texts; what is not a whole number in digits is refused rather than guessed. */
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const side = whole.transform((value) => (value === 0 ? undefined : Math.min(value, MAX_SIDE)));

const optionsSchema = z.object({
  width: side.optional(),
  height: side.optional(),
  resize: z.enum(["cover", "contain", "fill"]).default("cover"),
  quality: whole.pipe(z.number().min(20).max(100)).default(80),
  format: z.enum(["origin", "avif", "webp"]).optional(),
});

/**
 * The image service: a public picture in another size, quality and format. As on a hosted project the result carries the
 * object's own etag and age, and without a format the client's Accept header decides whether it gets WebP.
 */
export const imageRendering: ApiLayer = (next) => {
  const recent = new RecentPictures();
  return async (request, context) => {
    if (request.method !== "GET" || !pathOf(request).startsWith(RENDER_PATH)) return next(request, context);
    const query = optionsSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) return failure(400, "Error", z.prettifyError(query.error));
    const object = await next(objectRequest(request), context);
    if (object.status !== 200) return object;

    const { format: asked, ...options } = query.data;
    const format: PictureFormat = asked ?? (acceptsWebp(request) ? "webp" : "origin");
    const source = new Uint8Array(await object.arrayBuffer());
    const key = JSON.stringify([pathOf(request), object.headers.get("etag"), format, options]);
    const picture = await recent.get(key, () => renderPicture(source, { ...options, format }));
    if (picture === undefined) return failure(422, "ImageProcessingError", "Invalid source image");

    const headers = new Headers(object.headers);
    headers.delete("content-length");
    headers.set("content-type", picture.type);
    if (asked === undefined) headers.append("vary", "Accept");
    return new Response(picture.body, { status: 200, headers });
  };
};

/** The same picture as it was uploaded: whoever may not read that gets the same refusal here. */
function objectRequest(request: Request): Request {
  const [address = ""] = request.url.replace(RENDER_PATH, OBJECT_PATH).split("?");
  const known = request.headers.get("if-none-match");
  return new Request(address, known === null ? {} : { headers: { "if-none-match": known } });
}

function acceptsWebp(request: Request): boolean {
  return (request.headers.get("accept") ?? "").includes("image/webp");
}

function failure(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}
