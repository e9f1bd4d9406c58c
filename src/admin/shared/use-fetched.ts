import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenIdle } from "@/lib/browser-state";

/**
 * Fetches scripts once the page has its data and the browser is idle: no page begins with them, and when one is needed the
 * connection may be gone.
 * @param fetch loads them; a failure is reported where one is shown, which tries again
 */
export function useFetched(fetch: () => readonly Promise<unknown>[]): void {
  const client = useQueryClient();
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    if (isReading) return;
    whenIdle(() => {
      if (client.isFetching() === 0) void Promise.allSettled(fetch());
    });
  }, [client, isReading, fetch]);
}
