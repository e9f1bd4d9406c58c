import { ROOM } from "@/lib/room-above-page";

/** The position of an element above the page. */
export interface AbovePage {
  /** Moves it to its position on a new page. */
  place: () => void;
  remove: () => void;
}

/**
 * Inserts an element above the page's header, where it moves with the page and covers nothing. The first lines of script have
 * reserved its space, so that nothing moves when it appears.
 */
export function putAbovePage(element: HTMLElement): AbovePage {
  element.style.position = "relative";
  const place = () => {
    // The space that the header leaves for the phones' bar, which is fixed to the window's upper edge.
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

/** For a page without such an element. */
export function leaveNoRoom(): void {
  document.documentElement.style.removeProperty(ROOM);
}
