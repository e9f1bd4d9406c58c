import { QueryClient, type MutationOptions } from "@tanstack/react-query";

/** A cache for one test: an error shows at once, and what the test put in counts as fresh. */
export const testQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });

/** Makes a change as a page would, with what it does to the cache. */
export const runMutation = <Data, Variables>(
  mutation: MutationOptions<Data, Error, Variables>,
  variables: Variables,
  client = testQueryClient(),
) => client.getMutationCache().build(client, mutation).execute(variables);
