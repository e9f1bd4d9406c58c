import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { toast } from "sonner";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import type * as windows from "./windows";

type Windows = typeof windows;

let loaded: Windows | undefined;
const listeners = new Set<() => void>();
const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Loads the windows over the page, with which no page begins. */
export async function loadWindows(): Promise<void> {
  if (loaded) return;
  loaded = await import("./windows");
  for (const tell of listeners) tell();
}

/**
 * The windows over the page, once they are loaded; an open one loads them. Without them a message appears, and the window is
 * closed: opening it again loads them again.
 */
export function useWindows(isOpen: boolean, close: () => void): Windows | undefined {
  const { loadFailed } = useTexts(commonTexts);
  const known = useSyncExternalStore(listen, () => loaded);
  const failed = useEffectEvent((error: unknown) => {
    console.error(error);
    toast.error(loadFailed);
    close();
  });
  const isMissing = isOpen && !known;
  useEffect(() => {
    if (!isMissing) return;
    let isAwaited = true;
    loadWindows().catch((error: unknown) => isAwaited && failed(error));
    return () => {
      isAwaited = false;
    };
  }, [isMissing]);
  return known;
}
