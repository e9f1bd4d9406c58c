import { AsyncLocalStorage } from "node:async_hooks";
import type { ApiLayer } from "./handler";

const headersOfRequest = new AsyncLocalStorage<Record<string, string>>();

/**
 * Lets the database read the headers of the request it answers, as PostgREST does; the library does so for functions alone.
 * Cloudflare before a hosted project names the client, whatever that says about itself: here it is the other end of the
 * connection.
 */
export const requestHeaders: ApiLayer = (next) => (request, context) => {
  request.headers.set("cf-connecting-ip", context.peerAddress ?? "");
  return headersOfRequest.run(Object.fromEntries(request.headers), () => next(request, context));
};

/** The headers of the request that is being answered, as the setting `request.headers` has them. */
export const currentHeaders = (): string => JSON.stringify(headersOfRequest.getStore() ?? {});
