/** Whether somebody was signed in when it was last looked up; undefined before that. */
let found: boolean | undefined;

const waiting = new Set<() => void>();

/** Notes whether somebody is signed in. Reads that wait for a sign-in go on; undefined forgets what was found. */
export function noteSignedIn(isSomebody: boolean | undefined): void {
  found = isSomebody;
  if (isSomebody) for (const goOn of waiting) goOn();
}

/** The last value from {@link noteSignedIn}. */
export const notedSignIn = (): boolean | undefined => found;

/** Waits until somebody is signed in. @throws the reason of the signal, when it is aborted before */
export const nextSignIn = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      waiting.delete(goOn);
      signal.removeEventListener("abort", stop);
      settle();
    };
    const goOn = end(resolve);
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason that fetch has, too
    const stop = end(() => reject(signal.reason));
    if (signal.aborted) return stop();
    waiting.add(goOn);
    signal.addEventListener("abort", stop);
  });
