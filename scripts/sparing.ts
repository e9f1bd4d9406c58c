/**
 * For programs that bundle: freed memory is soon returned, in pages of the usual size, and no thread keeps its own. Hosts build
 * with little memory; building the browser's files takes 550 MB instead of 760. Returned at once it is 525 MB, for an eighth more
 * processor time.
 */
export const SPARING = {
  MALLOC_ARENA_MAX: "1",
  MIMALLOC_ALLOW_THP: "0",
  MIMALLOC_PURGE_DELAY: "10",
  RAYON_NUM_THREADS: "1",
  TOKIO_WORKER_THREADS: "1",
  ROLLDOWN_WORKER_THREADS: "1",
};

/**
 * For Node: new objects take up to 6 MB instead of 48 until garbage is collected. Not for programs that make pages: a page's
 * objects outlive this little space, so pages took half as long again and, in the end, more memory.
 */
export const SPARING_FLAGS = ["--max-semi-space-size=2"];

/**
 * For Node, in programs that make pages: garbage is collected on one thread. With several, a site from nothing takes a tenth more
 * processor time. A larger space for new objects (32 MB) would save 4 % of the pages' part, but ten thousand articles take 766 MB
 * with it.
 */
export const BUILDER_FLAGS = ["--single-threaded-gc"];
