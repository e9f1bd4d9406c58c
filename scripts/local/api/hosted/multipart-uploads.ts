import { type ApiLayer, pathOf, withBody } from "../handler";

/**
 * In the browser storage-js sends a File or Blob as a form with the file in a nameless field. The library stores the raw
 * form; it is given the file itself.
 */
export const multipartUploads: ApiLayer = (next) => async (request, context) => {
  const isUpload = request.method === "POST" || request.method === "PUT";
  const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  if (!isUpload || !isForm || !pathOf(request).startsWith("/storage/v1/object/"))
    return next(request, context);

  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== "string");
  if (!file) {
    return Response.json(
      { statusCode: "400", error: "invalid_request", message: "No file in the form" },
      { status: 400 },
    );
  }
  const cacheSeconds = form.get("cacheControl");
  const upload = withBody(request, await file.arrayBuffer(), {
    "content-type": file.type || "application/octet-stream",
    "cache-control": typeof cacheSeconds === "string" ? `max-age=${cacheSeconds}` : "no-cache",
  });
  return next(upload, context);
};
