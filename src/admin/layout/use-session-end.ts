import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { AppError } from "@/data/errors";
import { onSessionEnd } from "@/data/staff/staff-client";
import { staffQuery } from "@/data/staff/staff.queries";

/**
 * Finds out anew who is signed in as soon as the session has ended, or the server refuses a change because of it.
 * @param onRefused told of each such change
 */
export function useSessionEnd(onRefused: () => void): void {
  const client = useQueryClient();
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    const ask = () => void client.invalidateQueries({ queryKey: staffQuery.queryKey });
    const stopSession = onSessionEnd(ask);
    const stopChanges = client.getMutationCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      const error: unknown = event.action.error;
      if (!(error instanceof AppError) || error.code !== "unauthorized") return;
      refused();
      ask();
    });
    return () => {
      stopSession();
      stopChanges();
    };
  }, [client]);
}
