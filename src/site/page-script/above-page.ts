import { ROOM } from "@/lib/room-above-page";

/** Where something stands above the page. */
export interface AbovePage {
  /** Puts it where it belongs on a page that has replaced another one. */
  place: () => void;
  remove: () => void;
}

/**
 * Puts something above the page's header, where it moves with the page and covers nothing. The first lines of script have kept its
 * room free, so that nothing moves when it comes.
 */
export function putAbovePage(element: HTMLElement): AbovePage {
  element.style.position = "relative";
  const place = () => {
    // The room that the header leaves for the phones' bar, which is fixed to the window's upper edge.
    const header = document.querySelector("#root > header");
    element.style.top = header ? getComputedStyle(header).marginTop : "";
  };
  place();
  document.body.prepend(element);
  leaveNoRoom();
  addEventListener("resize", place);
  return {
    place,
    remove: () => {
      removeEventListener("resize", place);
      element.remove();
    },
  };
}

/** For a page above which nothing stands. */
export function leaveNoRoom(): void {
  document.documentElement.style.removeProperty(ROOM);
}
