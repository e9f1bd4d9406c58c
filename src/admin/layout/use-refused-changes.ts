import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { AppError } from "@/data/errors";

/** @param onRefused told of each change that failed, of whatever page */
export function useRefusedChanges(onRefused: (refusal: AppError) => void): void {
  const client = useQueryClient();
  const refused = useEffectEvent(onRefused);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const error: unknown = event.action.error;
        if (error instanceof AppError) refused(error);
      }),
    [client],
  );
}
