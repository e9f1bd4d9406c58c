import { type RefObject, useEffect, useState } from "react";

/** A smaller distance is rounding, not a hidden card. */
const TOLERANCE_PX = 4;
/** Interactions that come before a row is moved. */
const INTENT_EVENTS = ["pointermove", "pointerdown", "focusin"] as const;

/** The state of a row of cards and the function that moves it, by the browser's scrolling or by the carousel. */
export interface RowMover {
  /** Whether there are cards before and after the visible ones. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** Shows the next or the previous cards. */
  show: (step: 1 | -1) => void;
}

/** Moves a row by the browser's own scrolling, by one view at a time, in either reading direction. */
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

/** Whether a pointer or the keyboard has come to the element. */
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
