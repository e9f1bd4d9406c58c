import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Starts reading what a page needs. In the browser the page does not wait for it (it shows its skeletons); the
 * prerender waits, and a failed read fails the build.
 * @throws AppError only while prerendering
 */
export async function primeQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (import.meta.env.SSR) await client.ensureQueryData(query);
  else void client.prefetchQuery(query);
}
