import { lazy, Suspense, type ComponentType } from "react";

// Few visitors meet it, so it is no part of a page's first download.
const Expectations = lazy(() =>
  import("./expectations").then(
    ({ Expectations }): { default: ComponentType } => ({ default: Expectations }),
    (error: unknown) => {
      // It stands in for something already; where it cannot be loaded either, the page does without.
      console.warn("Could not load what stands in for the reviews.", error);
      return { default: Nothing };
    },
  ),
);

/** Stands where reviews would, when there are none or they could not be loaded. */
export function ReviewsFallback() {
  return (
    <Suspense fallback={<div className="min-h-[43rem] lg:min-h-[31rem]" />}>
      <Expectations />
    </Suspense>
  );
}

function Nothing() {
  return null;
}
