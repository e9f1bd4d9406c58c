/** What the page's first lines of script keep for what comes after them; see src/starter.ts. */
export interface BeforeApp {
  /** What was clicked before the application had taken over the page. */
  clicks: Element[];
  /** Whether the application is on its way: fetching its files ahead would only compete with it. */
  isHydrating: boolean;
  /** Lets the application take over the page, also without a sign of a person. */
  hydrate: () => void;
  /** Hydrates for a sign of a person, once what the sign was meant for is answered and painted. */
  onSign: (event: Event) => void;
}

declare global {
  interface Window {
    /** On prerendered pages. */
    beforeApp?: BeforeApp;
  }
}

export const beforeApp = (): BeforeApp | undefined => window.beforeApp;

/**
 * Address of the styles of the whole application. A prerendered page carries only those of its own first view, and names the file
 * for browsers without script; elsewhere it is loaded already.
 */
export const wholeStyles = (): string | undefined =>
  /href="([^"]+)"/.exec(document.querySelector("noscript")?.textContent ?? "")?.[1];
