import type * as prerender from "../../src/build/prerender";

/** What the program that renders pages exports; the build loads it from its own output. */
export type PrerenderModule = typeof prerender;

/** A page whose content is read, and which is rendered or closed. */
export type OpenedPage = Awaited<ReturnType<PrerenderModule["openPage"]>>;

export type RenderedPage = Awaited<ReturnType<OpenedPage["render"]>>;
