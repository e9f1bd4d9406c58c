/** What the page's first lines of script keep for what comes after them; see src/starter.ts. */
export interface BeforeApp {
  /** What was clicked before the application had taken over the page. */
  clicks: Element[];
  /** Whether the application is on its way: fetching its files ahead would only compete with it. */
  isHydrating: boolean;
  /** Lets the application take over the page, also without a sign of a person. */
  hydrate: () => void;
}

declare global {
  interface Window {
    /** On prerendered pages. */
    beforeApp?: BeforeApp;
  }
}

export const beforeApp = (): BeforeApp | undefined => window.beforeApp;
