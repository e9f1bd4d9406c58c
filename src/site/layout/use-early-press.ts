import { useEffect, type RefObject } from "react";

/** Answers a press that the button got before the application was there; see boot.ts. */
export function useEarlyPress(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = button;
    if (!current || !window.earlyClicks?.includes(current)) return;
    // After the page has woken: a press is an event of its own.
    const timer = setTimeout(() => current.click(), 0);
    return () => clearTimeout(timer);
  }, [button]);
}
