import { QueryClientProvider, QueryClient, QueryCache } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { isWorthRetrying } from "@/data/client/errors";

/** The providers of every page, public or staff. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <HelmetProvider>{children}</HelmetProvider>
    </QueryClientProvider>
  );
}

const STALE_AFTER_MS = 60_000;
const RETRIES = 3;

/** The cache of everything read from the server. A browser tab has one; the prerender empties its own after each page. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.warn(`Could not read ${String(query.queryKey[0])}.`, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // Without a connection a read fails, and the page says so, instead of waiting in silence. It is read again as soon as
        // there is one.
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      },
    },
  });
