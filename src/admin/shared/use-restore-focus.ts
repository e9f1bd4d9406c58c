import { useEffect, useRef } from "react";

/** For what takes the focus when the row that had it has gone with the news. */
export function useRestoreFocus(news: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(news);
  useEffect(() => {
    const isNews = last.current !== undefined && last.current !== news;
    last.current = news;
    if (isNews && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [news]);
  return place;
}
