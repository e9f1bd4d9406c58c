import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether something holds that only a browser knows: false in the first render, which must equal the prerendered page. */
export const useInBrowser = (holds: () => boolean): boolean =>
  useSyncExternalStore(neverChanges, holds, () => false);
