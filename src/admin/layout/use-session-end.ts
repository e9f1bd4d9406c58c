import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { AppError } from "@/data/client/errors";
import { onSessionEnd } from "@/data/staff/client/staff-client";
import { staffQuery } from "@/data/staff/staff.queries";

/**
 * Finds out anew who is signed in as soon as the session has ended, or the server refuses a change because of it.
 * @param onRefused told of each such change
 */
export function useSessionEnd(onRefused: () => void): void {
  const client = useQueryClient();
  useEffect(() => onSessionEnd(() => askWhoIsSignedIn(client)), [client]);
  const refused = useEffectEvent(onRefused);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const error: unknown = event.action.error;
        if (!(error instanceof AppError) || error.code !== "unauthorized") return;
        refused();
        askWhoIsSignedIn(client);
      }),
    [client],
  );
}

const askWhoIsSignedIn = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: staffQuery.queryKey });
