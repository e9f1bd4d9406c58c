import { lazy, useSyncExternalStore } from "react";
import { SectionBoundary } from "@/components/patterns/section-boundary";
import type { FloatingContactProps } from "./floating-contact";

const FloatingContact = lazy(async () => ({
  default: (await import("./floating-contact")).FloatingContact,
}));

/** The buttons that follow a phone's reader. They are no part of the prerendered page, and without them it is complete. */
export function FloatingLayer(props: FloatingContactProps) {
  const isScrolled = useSyncExternalStore(onScroll, readScrolled, inPrerender);
  if (!isScrolled) return null;
  return (
    <SectionBoundary>
      <FloatingContact {...props} />
    </SectionBoundary>
  );
}

// At its top the page shows buttons of its own, so until someone scrolls nothing has to be loaded.
const readScrolled = () => window.scrollY > 0;
const inPrerender = () => false;

function onScroll(listener: () => void) {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}
