import { unwrap } from "./errors";
import type { rest as client } from "./rest-client";

/** What visitors read with. */
export type PublicClient = typeof client;

interface Request<Answer> extends PromiseLike<Answer> {
  abortSignal: (signal: AbortSignal) => PromiseLike<Answer>;
}

/**
 * The rows, or the value, that a visitor's request gives. The client is downloaded with the first request: a page that was
 * prerendered reads nothing at first.
 * @throws AppError when it fails
 */
export async function readPublic<Answer extends Parameters<typeof unwrap>[0]>(
  ask: (rest: PublicClient) => Request<Answer>,
  signal?: AbortSignal,
) {
  const { rest } = await import("./rest-client");
  const request = ask(rest);
  return unwrap<Answer["data"]>(await (signal ? request.abortSignal(signal) : request));
}
