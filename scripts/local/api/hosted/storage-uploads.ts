import { type ApiLayer, pathOf, withBody } from "../handler";

/** The bucket and the object of an upload; other addresses of the service have a verb in the bucket's place. */
const UPLOAD_PATH = /^\/storage\/v1\/object\/(?!(?:list|sign|info|copy|move|upload)\/)[^/]+\/(.+)$/;
// What the hosted storage takes in an object's name; letters outside ASCII are not in it.
const VALID_NAME = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** Names that hosted storage refuses are refused here too; the library takes some and breaks on others. */
export const objectNames: ApiLayer = (next) => async (request, context) => {
  const name = decodeURIComponent(uploadedName(request) ?? "");
  if (name === "" || VALID_NAME.test(name)) return next(request, context);
  return refusal("400", "InvalidKey", `Invalid key: ${name}`);
};

/** An upload under a name that is taken breaks the library; hosted storage says what is wrong. */
export const takenNames: ApiLayer = (next) => async (request, context) => {
  const mayTake = request.method === "PUT" || request.headers.get("x-upsert") === "true";
  if (uploadedName(request) === undefined || mayTake) return next(request, context);
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
  if (uploadedName(request) === undefined || !isForm) return next(request, context);
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

function uploadedName(request: Request): string | undefined {
  return request.method === "POST" || request.method === "PUT"
    ? UPLOAD_PATH.exec(pathOf(request))?.[1]
    : undefined;
}

function refusal(statusCode: string, error: string, message: string): Response {
  return Response.json({ statusCode, error, message }, { status: 400 });
}
