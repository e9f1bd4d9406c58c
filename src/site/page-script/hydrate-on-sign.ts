import type { BeforeApp } from "@/lib/prerendered-page";

/** Has the application take over the page at the first sign of a person. The first lines of script do so for clicks. */
export function hydrateOnSign({ onSign }: BeforeApp): void {
  const listen = (sign: string, listener: (event: Event) => void) =>
    addEventListener(sign, listener, { capture: true, passive: true });
  // A finger that is put down may become a press, which must not wait for the application. A mouse moves before it presses.
  for (const sign of ["pointerup", "pointercancel", "wheel", "keydown", "focusin"]) listen(sign, onSign);
  listen("pointermove", (event) => {
    const { pointerType, movementX, movementY } = event as PointerEvent;
    // Browsers also report a mouse that rests when something moves under it.
    if (pointerType !== "touch" && (movementX || movementY)) onSign(event);
  });
  // A page that opens at a section, or at its last position, has scrolled on its own until here.
  requestAnimationFrame(() =>
    setTimeout(() =>
      listen("scroll", (event) => {
        // Rows scroll by themselves as well.
        if (event.target === document) onSign(event);
      }),
    ),
  );
}
