/** Leads from the keyboard past the header, and is seen only while it has the focus. */
export const SkipLink = ({ children }: { children: string }) => (
  <a
    href="#content"
    className="rounded-control bg-primary text-primary-foreground sr-only z-50 px-5 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
  >
    {children}
  </a>
);
