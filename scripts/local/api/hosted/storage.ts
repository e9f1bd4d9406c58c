import type { Sql } from "postgres";
import { z } from "zod";
import { type ApiLayer, pathOf, withBody } from "../handler";

/** The bucket and the object of an upload; other addresses of the service have a verb instead of the bucket. */
const UPLOAD_PATH = /^\/storage\/v1\/object\/(?!(?:list|sign|info|copy|move|upload)\/)([^/]+)\/(.+)$/;

/** An upload under an existing name breaks the library; hosted storage returns the reason. */
export const takenNames: ApiLayer = (next) => async (request, context) => {
  const mayTake = request.method === "PUT" || request.headers.get("x-upsert") === "true";
  if (!isUpload(request) || mayTake) return next(request, context);
  const existing = new Request(request.url, { headers: request.headers });
  const response = await next(request, context);
  if (response.status !== 500) return response;
  const { ok } = await next(existing, context);
  return ok ? refusal("409", "Duplicate", "The resource already exists") : response;
};

/**
 * In the browser storage-js sends a File or Blob as a form with the file in a nameless field. The library looks for a field
 * called "file" and ignores the rest of the form; this passes it the file itself.
 */
export const multipartUploads: ApiLayer = (next) => async (request, context) => {
  const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  if (!isUpload(request) || !isForm) return next(request, context);
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== "string");
  if (!file) return refusal("400", "invalid_request", "No file in the form");
  const cacheSeconds = form.get("cacheControl");
  const upload = withBody(request, await file.arrayBuffer(), {
    "content-type": file.type || "application/octet-stream",
    "cache-control": typeof cacheSeconds === "string" ? `max-age=${cacheSeconds}` : "no-cache",
  });
  return next(upload, context);
};

interface Kept {
  owner: string | null;
  owner_id: string | null;
  user_metadata: Record<string, string> | null;
}

/**
 * The metadata of a browser's upload belongs to the object, and a service that replaces the content keeps it and the owner. The
 * library loses both.
 */
export const uploadDetails =
  (sql: Sql): ApiLayer =>
  (next) =>
  async (request, context) => {
    const [, bucket, name] = UPLOAD_PATH.exec(pathOf(request)) ?? [];
    if (!isUpload(request) || !bucket || !name) return next(request, context);
    const which = sql`bucket_id = ${bucket} and name = ${decodeURIComponent(name)}`;
    const [before] = await sql<
      Kept[]
    >`select owner, owner_id, user_metadata from storage.objects where ${which}`;
    const sent = request.headers.get("x-metadata");
    const response = await next(request, context);
    const details = sent === null ? before?.user_metadata : detailsSchema.parse(JSON.parse(atUtf8(sent)));
    if (response.ok)
      await sql`
        update storage.objects
        set user_metadata = ${details ? sql.json(details) : null},
          owner = coalesce(owner, ${before?.owner ?? null}),
          owner_id = coalesce(owner_id, ${before?.owner_id ?? null})
        where ${which}`;
    return response;
  };

const detailsSchema = z.record(z.string(), z.string());
const atUtf8 = (base64: string): string => Buffer.from(base64, "base64").toString("utf8");

const isUpload = (request: Request): boolean =>
  /^(?:POST|PUT)$/.test(request.method) && UPLOAD_PATH.test(pathOf(request));

function refusal(statusCode: string, error: string, message: string): Response {
  return Response.json({ statusCode, error, message }, { status: 400 });
}

const LIST_PATH = /^\/storage\/v1\/object\/list\/[^/]+$/;
const EVERYTHING = 1_000_000;
const FOLDER = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };

const requestSchema = z.object({
  prefix: z
    .string()
    .default("")
    .transform((prefix) => prefix.replace(/(?<=[^/])$/, "/")),
  limit: z.number().default(100),
  offset: z.number().default(0),
  search: z.string().default(""),
  sortBy: z.unknown(),
});
const entriesSchema = z.array(z.looseObject({ name: z.string() }));

type Entry = z.infer<typeof entriesSchema>[number];

/**
 * `list()` shows one folder: its files by their names in it, and one entry without an id for each folder in it. The library
 * lists every object below, by its whole name, and counts those towards the limit.
 */
export const storageListing: ApiLayer = (next) => async (request, context) => {
  if (request.method !== "POST" || !LIST_PATH.test(pathOf(request))) return next(request, context);
  const asked = requestSchema.safeParse(await request.clone().json());
  if (!asked.success) return next(request, context);
  const { prefix, sortBy } = asked.data;
  const body = JSON.stringify({ prefix, sortBy, limit: EVERYTHING });
  const response = await next(withBody(request, body), context);
  if (!response.ok) return response;
  return Response.json(listFolder(entriesSchema.parse(await response.json()), asked.data));
};

function listFolder(
  objects: Entry[],
  { prefix, limit, offset, search }: z.infer<typeof requestSchema>,
): Entry[] {
  const byName = new Map<string, Entry>();
  for (const object of objects) {
    if (!object.name.startsWith(prefix)) continue;
    const [name = "", ...below] = object.name.slice(prefix.length).split("/");
    if (below.length === 0) byName.set(name, { ...object, name });
    else if (!byName.has(name)) byName.set(name, { name, ...FOLDER });
  }
  return [...byName.values()]
    .filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()))
    .slice(offset, offset + limit);
}

/**
 * Sends a part of an object for a range request, as for videos. Ranges that need not be served send the whole: several ranges,
 * a range from the end, one beyond it.
 */
export const rangeReads: ApiLayer = (next) => async (request, context) => {
  const response = await next(request, context);
  const isRead = request.method === "GET" && pathOf(request).startsWith("/storage/v1/object/");
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") ?? "") ?? [];
  if (!isRead || response.status !== 200 || !first) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const part = body.subarray(Number(first), last ? Number(last) + 1 : body.length);
  if (part.length === 0) return new Response(body, { headers });
  headers.set("content-range", `bytes ${first}-${Number(first) + part.length - 1}/${body.length}`);
  return new Response(part, { status: 206, headers });
};

/** The image service: a public picture as uploaded, whatever size and format is requested. */
export const renderedPictures: ApiLayer = (next) => (request, context) => {
  const address = request.url.replace("/storage/v1/render/image/public/", "/storage/v1/object/public/");
  return next(address === request.url ? request : new Request(address, request), context);
};
