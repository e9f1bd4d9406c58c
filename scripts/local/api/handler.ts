/** Answers one API request; `peerAddress` is the socket's other end. */
export type ApiHandler = (request: Request, context: { peerAddress: string | null }) => Promise<Response>;

/** Corrects one difference in requests to the library or in its answers. */
export type ApiLayer = (next: ApiHandler) => ApiHandler;

/** The path of a request, without the cost of parsing the whole address: every layer asks for it. */
export function pathOf({ url }: Request): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", start);
  return url.slice(start, end === -1 ? undefined : end);
}

/** The token of the Authorization header, without the word Bearer. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+(.*)$/i.exec(request.headers.get("authorization") ?? "")?.[1]?.trim();
}

/** The same request with another body, of another type if need be. */
export function withBody(request: Request, body: BodyInit, newHeaders: Record<string, string> = {}): Request {
  const headers = new Headers({ ...Object.fromEntries(request.headers), ...newHeaders });
  headers.delete("content-length");
  return new Request(request.url, { method: request.method, headers, body });
}
