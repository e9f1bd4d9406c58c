import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether a condition holds that only a browser can check: false in the first render, which must equal the prerendered page. */
export const useInBrowser = (holds: () => boolean): boolean =>
  useSyncExternalStore(neverChanges, holds, () => false);
