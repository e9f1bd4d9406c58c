import { useEffect, useState } from "react";
import { sessionStore } from "./safe-storage";
import { LOADED_AGAIN } from "./storage-keys";

const missingScripts = new WeakSet();

/** Records which errors come from a missing script: browsers have no common way to recognise them. */
export function noteMissingScripts(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    missingScripts.add(payload);
  });
}

const markOf = (pathname: string) => `${LOADED_AGAIN}${pathname}` as const;

/** Dispatches the event that comes before a tab is closed: listeners, such as a running upload, may object. */
const isSafeToLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Without a connection to the host, the browser's error page would replace ours. */
const isHostThere = () =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/** Whether an error comes from a script that could not be loaded: the host no longer has it, or something blocked it. */
export const isMissingScript = (error: unknown): boolean =>
  error instanceof Error && missingScripts.has(error);

function mayLoadAgain(): boolean {
  const mark = markOf(location.pathname);
  if (sessionStore.get(mark) !== null || !isSafeToLeave()) return false;
  sessionStore.set(mark, "1");
  // Without storage nothing would stop a loop.
  return sessionStore.get(mark) !== null;
}

/**
 * After a deploy an open tab requests scripts that no longer exist. The host has the new page with its scripts, so the page is
 * loaded again, once per address and tab.
 * @returns whether the page is being loaded, so that the error need not be shown
 */
export function useLoadAgain(error: unknown): boolean {
  const [givenUp, setGivenUp] = useState<unknown>();
  useEffect(() => {
    if (!isMissingScript(error)) return;
    let isHere = true;
    const loadAgain = async () => {
      const isPossible = await isHostThere();
      if (!isHere) return;
      // Without a network the one attempt is not used up.
      if (isPossible && mayLoadAgain()) location.reload();
      else setGivenUp(error);
    };
    void loadAgain();
    return () => {
      isHere = false;
    };
  }, [error]);
  return isMissingScript(error) && error !== givenUp;
}
