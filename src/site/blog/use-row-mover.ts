import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { type RowMover, useRowScroll } from "./use-row-scroll";

export interface RowCarouselProps {
  /** What the carousel moves; it holds the list of cards and nothing else. */
  viewport: RefObject<HTMLElement | null>;
  onChange: (mover: RowMover) => void;
}

/** What people do before they move a row. */
const SIGNS = ["pointermove", "pointerdown", "focusin"] as const;

/**
 * A row scrolls by itself. Once somebody reaches for it, the carousel is fetched and takes over; should that fail, the
 * row scrolls on.
 * @returns the ref of what scrolls, who moves it now, and the carousel to render once it is there
 */
export function useRowMover<Viewport extends HTMLElement>() {
  const { row: viewport, mover: scrolling } = useRowScroll<Viewport>();
  const [mover, setMover] = useState<RowMover>();
  const [Carousel, setCarousel] = useState<ComponentType<RowCarouselProps>>();

  useEffect(() => {
    // The buttons are part of the row too.
    const row = viewport.current?.parentElement;
    if (!row) return;
    const leave = () => SIGNS.forEach((sign) => row.removeEventListener(sign, reach));
    const reach = () => {
      leave();
      import("./row-carousel").then(
        ({ RowCarousel }) => setCarousel(() => RowCarousel),
        (error: unknown) => console.error("The carousel could not be loaded.", error),
      );
    };
    SIGNS.forEach((sign) => row.addEventListener(sign, reach, { passive: true }));
    return leave;
  }, [viewport]);

  return { viewport, mover: mover ?? scrolling, Carousel, setMover };
}
