import { useSyncExternalStore } from "react";

/** The width from which a column fits next to the text. */
const WIDE = "(width >= 64rem)";
const listenToWidth = (tell: () => void) => {
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", tell);
  return () => wide.removeEventListener("change", tell);
};

/** Whether the column of settings is next to the text, rather than in its place. */
export const useIsWide = (): boolean => useSyncExternalStore(listenToWidth, () => matchMedia(WIDE).matches);
