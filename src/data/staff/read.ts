import type { QueryFunction, QueryKey } from "@tanstack/react-query";
import { countOf, unwrap } from "@/data/errors";

interface Request<Answer> extends PromiseLike<Answer> {
  abortSignal: (signal: AbortSignal) => Request<Answer>;
  retry: (isOn: boolean) => PromiseLike<Answer>;
}

/** Sends a request of the staff's client, and not again: the query client does that. */
const send = <Answer>(request: Request<Answer>, signal: AbortSignal) =>
  request.abortSignal(signal).retry(false);

/**
 * The rows, or the value, that a request gives.
 * @throws AppError when it fails
 */
export const read = async <Answer extends Parameters<typeof unwrap>[0]>(
  request: Request<Answer>,
  signal: AbortSignal,
) => unwrap<Answer["data"]>(await send(request, signal));

/** How many rows there are, for a request with {@link head}. @throws AppError when it fails */
export const count = async (
  request: Request<Parameters<typeof countOf>[0]>,
  signal: AbortSignal,
): Promise<number> => countOf(await send(request, signal));

/** What a request that only counts asks for. */
export const head = { count: "exact", head: true } as const;

/** Reads the uses of a row, without a cache: they decide what a deletion breaks. */
export interface UsageQuery<Usage> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Usage>;
  staleTime: number;
  gcTime: number;
}

export const usageQuery = <Usage>(queryKey: QueryKey, queryFn: QueryFunction<Usage>): UsageQuery<Usage> => ({
  queryKey,
  queryFn,
  staleTime: 0,
  gcTime: 0,
});
