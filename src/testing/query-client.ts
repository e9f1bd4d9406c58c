import { QueryClient, type MutationOptions } from "@tanstack/react-query";

const clients = new Set<QueryClient>();

/** A cache for one test: errors appear at once, and data that the test sets counts as fresh. */
export function testQueryClient() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  clients.add(client);
  return client;
}

/** Ends the queries that a test has not awaited: their requests would reach the next test. Runs after every test. */
export function stopQueries() {
  for (const client of clients) void client.cancelQueries();
  clients.clear();
}

/** Runs a mutation as a page would, with its effects on the cache. */
export const runMutation = <Data, Variables, Before>(
  mutation: MutationOptions<Data, Error, Variables, Before>,
  variables: NoInfer<Variables>,
  client = testQueryClient(),
) => client.getMutationCache().build(client, mutation).execute(variables);
