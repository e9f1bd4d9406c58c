/** How long browsers cache the data of a page: long enough from the idle prefetch until the hydration. */
export const DATA_KEPT_S = 600;
