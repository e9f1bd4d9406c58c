import { useLayoutEffect, useState } from "react";

/** How much of the window's top the back office's own header covers, in pixels: it wraps where the screen is narrow. */
export function useHeaderHeight(): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const header = document.querySelector("header");
    if (!header) return undefined;
    const measure = () => setHeight(Math.floor(header.getBoundingClientRect().height));
    measure();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return height;
}
