import type { ApiLayer } from "../handler";

const ALLOWED = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT",
  "Access-Control-Max-Age": "3600",
};
/** What a page of another origin may read of an answer beside its body. */
const EXPOSED =
  "Content-Range, Content-Location, Content-Type, Date, Location, Retry-After, Transfer-Encoding";

/** Lets pages of every origin ask, as the gateway of a hosted project does: keys and tokens decide, not origins. */
export const crossOrigin: ApiLayer = (next) => async (request, context) => {
  if (request.method === "OPTIONS" && request.headers.has("Access-Control-Request-Method")) {
    const wanted = request.headers.get("Access-Control-Request-Headers") ?? "";
    return new Response(null, {
      status: 200,
      headers: { ...ALLOWED, "Access-Control-Allow-Headers": wanted },
    });
  }
  const answer = await next(request, context);
  if (!request.headers.has("Origin")) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", EXPOSED);
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
};
