/** The ways to a person, and the numbers for an emergency. */
const CONTACTS = 'a[href^="tel:"], a[href*="wa.me/"], [data-source]';
/** What the keyboard reaches. */
const REACHED = "a, button, summary, input";
/** Between them and what steps aside. */
const GAP_PX = 12;

/**
 * Moves something at the lower edge of the window up when a contact button, a number or what has the focus would be under it, above
 * that; where there is no room, it is not seen until the page was scrolled on.
 * @returns ends that
 */
export function stepAside(notice: HTMLElement): () => void {
  let shift = 0;
  let frame = 0;
  const place = () => {
    frame = 0;
    // It stays under the pointer and the focus of somebody who is about to answer.
    if (notice.matches(":hover") || notice.contains(document.activeElement)) return;
    const { top, height, left, right } = notice.getBoundingClientRect();
    const own = top - shift;
    let target = own;
    for (const { top: from, bottom } of uncovered(notice, left, right))
      if (bottom + GAP_PX > target && from - GAP_PX < target + height) target = from - GAP_PX - height;
    const hasRoom = target >= 0;
    shift = hasRoom ? target - own : 0;
    notice.style.transform = shift === 0 ? "" : `translateY(${shift}px)`;
    notice.style.visibility = hasRoom ? "" : "hidden";
  };
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place);
  };
  const listeners = new AbortController();
  for (const type of ["scroll", "resize", "load", "focusin"])
    addEventListener(type, placeSoon, { passive: true, signal: listeners.signal });
  for (const type of ["pointerleave", "focusout"])
    notice.addEventListener(type, placeSoon, { signal: listeners.signal });
  // Something was opened or has loaded, and moves what is below it.
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(document.body);
  place();
  return () => {
    cancelAnimationFrame(frame);
    listeners.abort();
    sizes.disconnect();
  };
}

/** Those in the window, from its lower edge up. */
const uncovered = (notice: HTMLElement, left: number, right: number): DOMRect[] =>
  [...document.querySelectorAll(CONTACTS), document.activeElement?.closest(REACHED)]
    .filter((element) => element instanceof Element)
    .filter((element) => !notice.contains(element) && (element.checkVisibility?.() ?? true))
    .map((element) => element.getBoundingClientRect())
    .filter(
      (rect) =>
        rect.height > 0 &&
        rect.bottom > 0 &&
        rect.top < innerHeight &&
        rect.left < right &&
        rect.right > left,
    )
    .sort((one, other) => other.bottom - one.bottom);
