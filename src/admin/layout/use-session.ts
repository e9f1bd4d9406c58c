import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { AppError } from "@/data/client/errors";
import { onSignInNeeded } from "@/data/staff/client/change";
import { onSessionEnd } from "@/data/staff/client/staff-client";
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
 * Finds out again who is signed in as soon as the session has ended, or the server refuses a change because of it.
 * @param onRefused told of each such change
 */
export function useSessionEnd(onRefused: () => void): void {
  const client = useQueryClient();
  const askWhoIsSignedIn = useEffectEvent(
    () => void client.invalidateQueries({ queryKey: staffQuery.queryKey }),
  );
  useEffect(() => onSessionEnd(() => askWhoIsSignedIn()), []);
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
}
