import { queryOptions } from "@tanstack/react-query";

/**
 * The picture of a description. Asked for once per description and page load, whatever comes of it and wherever else it
 * stands: each time could be paid for. `isLost`: the known address leads nowhere.
 */
export const infographicQuery = (description: string, isLost = false) =>
  queryOptions({
    queryKey: ["infographic", description, isLost],
    queryFn: async () => {
      const { findInfographic, findInfographicAgain } = await import("./find-infographic");
      return isLost ? findInfographicAgain(description) : findInfographic(description);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  });
