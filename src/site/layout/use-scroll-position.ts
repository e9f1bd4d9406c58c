import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Where each entry of the history was left, in pixels, for this page load. */
const positions = new Map<string, number>();

/** `#%D8%A7` -> `ا`; an address that is not well encoded names itself. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** A new page starts at its top, or at the section its address names; going back returns to where the page was left. */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    const target = hash ? document.getElementById(idOf(hash)) : null;
    if (type === NavigationType.Pop) {
      const position = positions.get(key);
      // The first page of the visit belongs to the browser.
      if (position !== undefined) window.scrollTo({ top: position, behavior: "instant" });
    } else if (target) target.scrollIntoView();
    else if (!isSamePage) window.scrollTo({ top: 0, behavior: "instant" });
  }, [key, pathname, hash, type]);
}
