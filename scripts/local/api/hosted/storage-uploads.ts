import type { Sql } from "postgres";
import { z } from "zod";
import { type ApiLayer, pathOf, withBody } from "../handler";

/** The bucket and the object of an upload; other addresses of the service have a verb in the bucket's place. */
const UPLOAD_PATH = /^\/storage\/v1\/object\/(?!(?:list|sign|info|copy|move|upload)\/)[^/]+\/.+$/;

/** An upload under a name that is taken breaks the library; hosted storage says what is wrong. */
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
 * In the browser storage-js sends a File or Blob as a form with the file in a nameless field. The library stores the raw
 * form; it is given the file itself.
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
 * What a browser says with an upload belongs to the object, and a service that replaces the content replaces neither that nor the
 * owner. The library forgets both.
 */
export const uploadDetails =
  (sql: Sql): ApiLayer =>
  (next) =>
  async (request, context) => {
    const [bucket, name] = objectOf(request);
    if (!isUpload(request) || bucket === undefined || name === undefined) return next(request, context);
    const which = sql`bucket_id = ${bucket} and name = ${name}`;
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

const objectOf = (request: Request): string[] => {
  const [, bucket = "", name = ""] = /^\/storage\/v1\/object\/([^/]+)\/(.+)$/.exec(pathOf(request)) ?? [];
  return bucket === "" ? [] : [bucket, decodeURIComponent(name)];
};

const isUpload = (request: Request): boolean =>
  /^(?:POST|PUT)$/.test(request.method) && UPLOAD_PATH.test(pathOf(request));

function refusal(statusCode: string, error: string, message: string): Response {
  return Response.json({ statusCode, error, message }, { status: 400 });
}
