import { QueryClient, type MutationOptions } from "@tanstack/react-query";

const clients = new Set<QueryClient>();

/** A cache for one test: an error shows at once, and what the test put in counts as fresh. */
export function testQueryClient() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  clients.add(client);
  return client;
}

/** Ends what a test has not waited for: its requests would come to the next one. Done after every test. */
export function stopQueries() {
  for (const client of clients) void client.cancelQueries();
  clients.clear();
}

/** Makes a change as a page would, with what it does to the cache. */
export const runMutation = <Data, Variables, Before>(
  mutation: MutationOptions<Data, Error, Variables, Before>,
  variables: NoInfer<Variables>,
  client = testQueryClient(),
) => client.getMutationCache().build(client, mutation).execute(variables);
