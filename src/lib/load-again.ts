import { useEffect, useState } from "react";
import { sessionStore } from "./safe-storage";
import { LOADED_AGAIN } from "./storage-keys";

const missingScripts = new WeakSet();

/** Remembers which errors come from a missing script: browsers have no common way to tell. */
export function noteMissingScripts(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    missingScripts.add(payload);
  });
}

const markOf = (pathname: string) => `${LOADED_AGAIN}${pathname}` as const;

/** Asks those who would be asked before the tab is closed, such as an upload that is under way. */
const isSafeToLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Without a host the browser's own page of an error would take the place of ours. */
const isHostThere = () =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/** Whether an error comes from a script that could not be fetched: it is gone from the host, or was held back on its way. */
export const isMissingScript = (error: unknown): boolean =>
  error instanceof Error && missingScripts.has(error);

function mayLoadAgain(): boolean {
  const mark = markOf(location.pathname);
  if (sessionStore.get(mark) !== null || !isSafeToLeave()) return false;
  sessionStore.set(mark, "1");
  // Where storage is blocked nothing could end a loop.
  return sessionStore.get(mark) !== null;
}

/**
 * After a deploy an open tab asks for scripts that are gone. The host has the page, with the scripts that go with it: it is
 * loaded from there, once per address and tab.
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
      // Without a network the one time is not used up.
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
