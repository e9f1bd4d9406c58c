import { AsyncLocalStorage } from "node:async_hooks";
import type { ApiLayer } from "./handler";

interface AnsweredRequest {
  headers: Record<string, string>;
  /** The function that it calls. */
  calls: string | undefined;
}

const answered = new AsyncLocalStorage<AnsweredRequest>();

/**
 * Lets the database read the headers of the request it answers, as PostgREST does; the library does so for functions alone.
 * Cloudflare before a hosted project names the client, whatever that says about itself: here it is the other end of the
 * connection.
 */
export const requestHeaders: ApiLayer = (next) => (request, context) => {
  request.headers.set("cf-connecting-ip", context.peerAddress ?? "");
  const calls = /^\/rest\/v1\/rpc\/(\w+)$/.exec(new URL(request.url).pathname)?.[1];
  const headers = Object.fromEntries(request.headers);
  return answered.run({ headers, calls }, () => next(request, context));
};

/** The headers of the request that is being answered, as the setting `request.headers` has them. */
export const currentHeaders = (): string => JSON.stringify(answered.getStore()?.headers ?? {});

/** The database function that the request calls, if it calls one. */
export const calledFunction = (): string | undefined => answered.getStore()?.calls;
