import { lazyPart } from "./lazy-part";

const load = () => import("./windows");

export const LazyDialog = lazyPart(async () => (await load()).Dialog);
export const LazyConfirmWindow = lazyPart(async () => (await load()).ConfirmWindow);

/** Fetches the windows over the page, with which no page begins. */
export const fetchWindows = () => [LazyDialog.fetch(), LazyConfirmWindow.fetch()];
