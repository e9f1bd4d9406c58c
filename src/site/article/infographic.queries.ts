import { queryOptions } from "@tanstack/react-query";

/**
 * The picture of a description. Asked for once per description and page load, whatever comes of it and wherever else it
 * stands: each time could be paid for.
 */
export const infographicQuery = (description: string) =>
  queryOptions({
    queryKey: ["infographic", description],
    queryFn: async () => (await import("./find-infographic")).findInfographic(description),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  });
