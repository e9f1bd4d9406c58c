/** The state that the page's first lines of script keep for the scripts after them; see src/starter.ts. */
export interface BeforeApp {
  /** The elements that were clicked before the application took over the page. */
  clicks: Element[];
  /** Whether the application is loading: a prefetch of its files would only compete with it. */
  isHydrating: boolean;
  /** Starts the application, also without an interaction. */
  hydrate: () => void;
  /** Starts the application for an interaction, after the browser has handled and painted it. */
  onSign: (event: Event) => void;
}

declare global {
  interface Window {
    /** Only on prerendered pages. */
    beforeApp?: BeforeApp;
  }
}

export const beforeApp = (): BeforeApp | undefined => window.beforeApp;

/**
 * Address of the application's style sheet. A prerendered page contains only the styles of its own first view, and names the
 * file for browsers without script; elsewhere it is loaded already.
 */
export const wholeStyles = (): string | undefined =>
  /href="([^"]+)"/.exec(document.querySelector("noscript")?.textContent ?? "")?.[1];
