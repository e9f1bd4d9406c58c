import { useEffect, useRef } from "react";

/** For what takes the focus when the row that had it has gone with the news. */
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

/** The `ref` of what takes the focus as soon as it is there, such as the first field of a window. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
