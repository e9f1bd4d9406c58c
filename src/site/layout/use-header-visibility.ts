import { useEffect, useState } from "react";

const HIDE_ABOVE_PX = 100;
const SHOW_AT_PX = 50;
const MOBILE = "(width < 768px)";

/** On phones the header leaves when the page is scrolled down past 100 px and is back at 50 px or less. */
export function useHeaderVisibility(): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const mobile = matchMedia(MOBILE);
    let last = window.scrollY;
    const update = () => {
      const now = window.scrollY;
      if (!mobile.matches || now <= SHOW_AT_PX) setVisible(true);
      else if (now > HIDE_ABOVE_PX && now > last) setVisible(false);
      last = now;
    };
    addEventListener("scroll", update, { passive: true });
    mobile.addEventListener("change", update);
    return () => {
      removeEventListener("scroll", update);
      mobile.removeEventListener("change", update);
    };
  }, []);
  return isVisible;
}
