import { type ApiLayer, pathOf } from "../handler";

const OBJECT_PATH = /^\/storage\/v1\/object\/(?!(?:list|sign|info|copy|move|upload)\/)[^/]+\/.+$/;

/** An upload under a name that is taken breaks the library; hosted storage says what is wrong. */
export const takenNames: ApiLayer = (next) => async (request, context) => {
  const isUpload = request.method === "POST" && OBJECT_PATH.test(pathOf(request));
  if (!isUpload || request.headers.get("x-upsert") === "true") return next(request, context);
  const existing = new Request(request.url, { headers: request.headers });
  const response = await next(request, context);
  if (response.status !== 500) return response;
  const { ok } = await next(existing, context);
  if (!ok) return response;
  return Response.json(
    { statusCode: "409", error: "Duplicate", message: "The resource already exists" },
    { status: 400 },
  );
};
