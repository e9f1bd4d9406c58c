import { hashKey, type Query, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { AppError } from "@/data/client/errors";
import { onSignInNeeded, SESSION_ENDED } from "@/data/staff/client/change";
import { onSessionChange } from "@/data/staff/client/staff-client";
import { staffQuery, type StaffMember } from "@/data/staff/session";

type Answer = (isSignedIn: boolean) => void;

/**
 * Whether a change waits for a sign-in. It continues by itself as soon as the page's person is signed in again after their
 * session had ended, which they may do in another tab.
 * @returns a function for the answer of the sign-in; undefined while nothing waits
 */
export function usePendingSignIn(isSignedIn: boolean): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) answer?.(true);
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, answer]);
  useEffect(() => {
    let pending: Answer | undefined;
    const stop = onSignInNeeded(
      () =>
        new Promise<boolean>((resolve) => {
          const given: Answer = (isSignedIn) => {
            // A repeated answer does not answer the next question.
            setAnswer((current?: Answer) => (current === given ? undefined : current));
            resolve(isSignedIn);
          };
          pending = given;
          setAnswer(() => given);
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
 * The person of this page, null before a sign-in, and whether it has to give way to another person (`isAway`). It stays that
 * person's when their session ends: it may have unsaved work, and they sign in over it. A colleague who signs in over it gets a
 * new page: in this one they would see and save another person's work.
 * @param onRefused called for each change that the server refuses because the session has ended
 */
export function usePageMember(onRefused: () => void): { member: StaffMember | null; isAway: boolean } {
  const signedIn = useQuery(staffQuery).data;
  const sessionOf = useSessionChange(onRefused);
  const [member, setMember] = useState<StaffMember | null>(null);
  const isOther = (id: string | undefined) => member !== null && id !== undefined && id !== member.id;
  const isColleague = isOther(signedIn?.id);
  if (signedIn && signedIn !== member && !isColleague) setMember(signedIn);
  useReadAgain(signedIn);
  useEffect(() => {
    if (isColleague) location.reload();
  }, [isColleague]);
  return { member, isAway: isColleague || isOther(sessionOf) };
}

/** Reads all queries again after a sign-in over the page: an answer from the time without a session may be that of a visitor. */
function useReadAgain(signedIn: StaffMember | null | undefined): void {
  const client = useQueryClient();
  const wasEnded = useRef(false);
  useEffect(() => {
    if (signedIn === null) wasEnded.current = true;
    if (!signedIn || !wasEnded.current) return;
    wasEnded.current = false;
    const own = hashKey(staffQuery.queryKey);
    // A query that never goes stale is read once on purpose, such as the post that a person is editing.
    const isReadOnce = ({ observers }: Query) =>
      observers.some(({ options }) => options.staleTime === Infinity);
    void client.invalidateQueries({ predicate: (query) => query.queryHash !== own && !isReadOnce(query) });
  }, [signedIn, client]);
}

/**
 * Reads the signed-in person again as soon as the browser has another session or none, or the server refuses a change because
 * of it.
 * @returns the id of the last session's person; undefined until it changes
 */
function useSessionChange(onRefused: () => void): string | undefined {
  const client = useQueryClient();
  const [userId, setUserId] = useState<string>();
  const askWhoIsSignedIn = useEffectEvent(
    () => void client.invalidateQueries({ queryKey: staffQuery.queryKey }),
  );
  const changed = useEffectEvent((id: string | null) => {
    if (id !== null) setUserId(id);
    if ((client.getQueryData(staffQuery.queryKey)?.id ?? null) !== id) askWhoIsSignedIn();
  });
  useEffect(() => onSessionChange((id) => changed(id)), []);
  const refused = useEffectEvent(onRefused);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const error: unknown = event.action.error;
        const isOfSession = error instanceof AppError && error.code === "unauthorized";
        if (!isOfSession || error.reason === SESSION_ENDED) return;
        refused();
        askWhoIsSignedIn();
      }),
    [client],
  );
  // The role may have changed: a page that was refused may be allowed now.
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const error: unknown = event.action.error;
        if (error instanceof AppError && error.code === "forbidden") askWhoIsSignedIn();
      }),
    [client],
  );
  return userId;
}
