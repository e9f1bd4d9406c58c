import { type RefObject, useEffect, useState } from "react";

/** Less than this is rounding, not a card that is still out of sight. */
const TOLERANCE_PX = 4;
/** What people do before they move a row. */
const INTENT_EVENTS = ["pointermove", "pointerdown", "focusin"] as const;

/** What a row of cards shows and how it is moved, by the browser's scrolling or by the carousel. */
export interface RowMover {
  /** Whether there is something before and after what is shown. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** Shows the cards after, or before, those that are shown. */
  show: (step: 1 | -1) => void;
}

/** Moves a row by the browser's own scrolling, by what it shows at once, in either reading direction. */
export function useRowScroll(row: RefObject<HTMLElement | null>): RowMover {
  const [ends, setEnds] = useState({ hasPrevious: false, hasNext: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const readEnds = () => {
      // From right to left the browser counts the offset down from 0.
      const passed = Math.abs(element.scrollLeft);
      const hasPrevious = passed > TOLERANCE_PX;
      const hasNext = passed + element.clientWidth < element.scrollWidth - TOLERANCE_PX;
      setEnds((known) =>
        known.hasPrevious === hasPrevious && known.hasNext === hasNext ? known : { hasPrevious, hasNext },
      );
    };
    readEnds();
    const listening = new AbortController();
    element.addEventListener("scroll", readEnds, listening);
    addEventListener("resize", readEnds, listening);
    return () => listening.abort();
  }, [row]);

  const show = (step: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({ left: step * forward * element.clientWidth });
  };
  return { ...ends, show };
}

/** Whether somebody has reached for the element by pointer or keyboard. */
export function useIntent(element: RefObject<HTMLElement | null>): boolean {
  const [hasIntent, setHasIntent] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || hasIntent) return;
    const listening = new AbortController();
    const onIntent = () => setHasIntent(true);
    for (const type of INTENT_EVENTS) target.addEventListener(type, onIntent, listening);
    return () => listening.abort();
  }, [element, hasIntent]);
  return hasIntent;
}
