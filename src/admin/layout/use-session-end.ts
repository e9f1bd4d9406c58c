import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onSessionEnd } from "@/data/staff/staff-client";
import { staffQuery } from "@/data/staff/staff.queries";
import { useRefusedChanges } from "./use-refused-changes";

/**
 * Finds out anew who is signed in as soon as the session has ended, or the server refuses a change because of it.
 * @param onRefused told of each such change
 */
export function useSessionEnd(onRefused: () => void): void {
  const client = useQueryClient();
  useEffect(() => onSessionEnd(() => askWhoIsSignedIn(client)), [client]);
  useRefusedChanges(({ code }) => {
    if (code !== "unauthorized") return;
    onRefused();
    askWhoIsSignedIn(client);
  });
}

const askWhoIsSignedIn = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: staffQuery.queryKey });
