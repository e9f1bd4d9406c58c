import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { AppError } from "@/data/client/errors";
import { onSignInNeeded } from "@/data/staff/client/change";
import { onSessionChange } from "@/data/staff/client/staff-client";
import { staffQuery } from "@/data/staff/session";

type Answer = (isSignedIn: boolean) => void;

/**
 * Whether a change waits for a sign-in.
 * @returns what tells that the person has signed in, or does not want to; undefined while nothing waits
 */
export function useRecentSignIn(): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let pending: Answer | undefined;
    const stop = onSignInNeeded(
      () =>
        new Promise<boolean>((resolve) => {
          pending = (isSignedIn) => {
            setAnswer(undefined);
            resolve(isSignedIn);
          };
          setAnswer(() => pending);
        }),
    );
    return () => {
      stop();
      pending?.(false);
    };
  }, []);
  return answer;
}

/**
 * Finds out again who is signed in as soon as the browser has another session or none, or the server refuses a change because of it.
 * @param onRefused told of each such change
 * @returns whose session the browser has by now; undefined for nobody's, and until it changes
 */
export function useSessionChange(onRefused: () => void): string | undefined {
  const client = useQueryClient();
  const [userId, setUserId] = useState<string>();
  const askWhoIsSignedIn = useEffectEvent(
    () => void client.invalidateQueries({ queryKey: staffQuery.queryKey }),
  );
  const changed = useEffectEvent((id: string | null) => {
    setUserId(id ?? undefined);
    if ((client.getQueryData(staffQuery.queryKey)?.id ?? null) !== id) askWhoIsSignedIn();
  });
  useEffect(() => onSessionChange((id) => changed(id)), []);
  const refused = useEffectEvent(onRefused);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const error: unknown = event.action.error;
        if (!(error instanceof AppError) || error.code !== "unauthorized") return;
        refused();
        askWhoIsSignedIn();
      }),
    [client],
  );
  return userId;
}
