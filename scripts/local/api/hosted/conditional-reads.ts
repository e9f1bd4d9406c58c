import { type ApiLayer, pathOf } from "../handler";

/** Objects are sent in part when a part is asked for (videos are), and not at all to a client that has them already. */
export const conditionalReads: ApiLayer = (next) => async (request, context) => {
  const response = await next(request, context);
  const isRead = request.method === "GET" && pathOf(request).startsWith("/storage/v1/object/");
  if (!isRead || response.status !== 200) return response;
  const etag = response.headers.get("etag");
  if (etag !== null && request.headers.get("if-none-match") === etag) {
    await response.body?.cancel();
    return new Response(null, { status: 304, headers: withoutLength(response.headers) });
  }
  const range = request.headers.get("range");
  return range === null ? response : partOf(response, range);
};

/** The image service: a public picture as it was uploaded, whatever size and format is asked for. */
export const renderedPictures: ApiLayer = (next) => (request, context) => {
  const address = request.url.replace("/storage/v1/render/image/public/", "/storage/v1/object/public/");
  return next(address === request.url ? request : new Request(address, request), context);
};

async function partOf(response: Response, range: string): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = withoutLength(response.headers);
  const part = parseRange(range, body.length);
  if (part === undefined) return new Response(body, { status: 200, headers });
  if (part === "unsatisfiable") {
    headers.set("content-range", `bytes */${body.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-range", `bytes ${part.start}-${part.end}/${body.length}`);
  return new Response(body.subarray(part.start, part.end + 1), { status: 206, headers });
}

/** One range of bytes, the end included. Undefined for what this cannot serve in part: several ranges, other units. */
export function parseRange(
  range: string,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "unsatisfiable" : { start, end };
}

function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete("content-length");
  return copy;
}
