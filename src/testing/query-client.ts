import { QueryClient } from "@tanstack/react-query";

/** A cache for one test: an error shows at once, and what the test put in counts as fresh. */
export const testQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
