/** Answers one API request; `peerAddress` is the socket's other end. */
export type ApiHandler = (request: Request, context: { peerAddress: string | null }) => Promise<Response>;

/** Corrects one difference in requests to the library or in its answers. */
export type ApiLayer = (next: ApiHandler) => ApiHandler;

export const pathOf = (request: Request): string => new URL(request.url).pathname;

/** The same request with another body, of another type if needed. */
export function withBody(request: Request, body: BodyInit, newHeaders: Record<string, string> = {}): Request {
  const headers = new Headers({ ...Object.fromEntries(request.headers), ...newHeaders });
  headers.delete("content-length");
  return new Request(request.url, { method: request.method, headers, body });
}
