import { useSyncExternalStore } from "react";

/** From here on there is room for a column beside the text. */
const WIDE = "(width >= 64rem)";
const listenToWidth = (tell: () => void) => {
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", tell);
  return () => wide.removeEventListener("change", tell);
};

/** Whether the column of settings is beside the text, rather than in its place. */
export const useIsWide = (): boolean => useSyncExternalStore(listenToWidth, () => matchMedia(WIDE).matches);
