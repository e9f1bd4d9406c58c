import { useEffect, useRef } from "react";

/** The ref of an element that gets the focus when the focused row has disappeared. */
export function useRestoreFocus<Place extends HTMLElement = HTMLDivElement>(news: unknown) {
  const place = useRef<Place>(null);
  const last = useRef(news);
  useEffect(() => {
    const isNews = last.current !== undefined && last.current !== news;
    last.current = news;
    if (isNews && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [news]);
  return place;
}
