import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isWorthRetrying } from "@/data/client/errors";

const GARBAGE_COLLECTION_MS = 5 * 60_000;
const STALE_AFTER_MS = 60_000;
const RETRIES = 3;
const MAX_RETRY_DELAY_MS = 30_000;

/** 1 s, 2 s, 4 s … and never more than 30 s. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, MAX_RETRY_DELAY_MS);

/** The cache of everything read from the server. A new one per prerendered page and one per browser tab. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.warn(`Could not read ${String(query.queryKey[0])}.`, error),
    }),
    defaultOptions: {
      queries: {
        gcTime: GARBAGE_COLLECTION_MS,
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay,
      },
    },
  });
