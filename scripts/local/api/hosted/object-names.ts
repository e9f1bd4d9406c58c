import { type ApiLayer, pathOf } from "../handler";

const UPLOAD_PATH = /^\/storage\/v1\/object\/([^/]+)\/(.+)$/;
// What the hosted storage takes in an object's name; letters outside ASCII are not in it.
const VALID_NAME = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** Names that hosted storage refuses are refused here too; the library takes some and breaks on others. */
export const objectNames: ApiLayer = (next) => async (request, context) => {
  const [, , encoded] = UPLOAD_PATH.exec(pathOf(request)) ?? [];
  const isUpload = request.method === "POST" || request.method === "PUT";
  const isNamed =
    encoded !== undefined && !/^\/storage\/v1\/object\/(?:list|sign|info)\//.test(pathOf(request));
  if (!isUpload || !isNamed) return next(request, context);
  const name = decodeURIComponent(encoded);
  if (VALID_NAME.test(name)) return next(request, context);
  return Response.json(
    { statusCode: "400", error: "InvalidKey", message: `Invalid key: ${name}` },
    { status: 400 },
  );
};
