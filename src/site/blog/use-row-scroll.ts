import { useCallback, useEffect, useRef, useState } from "react";

/** Less than this is rounding, not a card that is still out of sight. */
const TOLERANCE_PX = 4;

/** How a row of cards stands and how it is moved, whoever moves it. */
export interface RowMover {
  /** Whether there is something before and after what is shown. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** Shows the cards after, or before, those that are shown. */
  show: (step: 1 | -1) => void;
}

/**
 * Moves a row by the browser's own scrolling, by what it shows at once, in either reading direction.
 * @returns the row's ref and what moves it
 */
export function useRowScroll<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const [ends, setEnds] = useState({ hasPrevious: false, hasNext: true });

  const look = useCallback(() => {
    const element = row.current;
    if (!element) return;
    // From right to left the browser counts the offset down from 0.
    const passed = Math.abs(element.scrollLeft);
    const hasPrevious = passed > TOLERANCE_PX;
    const hasNext = passed + element.clientWidth < element.scrollWidth - TOLERANCE_PX;
    setEnds((known) =>
      known.hasPrevious === hasPrevious && known.hasNext === hasNext ? known : { hasPrevious, hasNext },
    );
  }, []);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    look();
    element.addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      element.removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [look]);

  const show = (step: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({ left: step * forward * element.clientWidth });
  };
  const mover: RowMover = { ...ends, show };
  return { row, mover };
}
