import { useEffect, useState } from "react";
import { onSignInNeeded } from "@/data/staff/client/change";

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
