/** How long browsers keep what a page was made from: long enough from the idle prefetch until the hydration. */
export const DATA_KEPT_S = 600;
