import type { BeforeApp } from "@/lib/prerendered-page";

/** Starts the application at the first interaction. The first lines of script do so for clicks. */
export function hydrateOnSign({ onSign }: BeforeApp): void {
  const listen = (sign: string, listener: (event: Event) => void) =>
    addEventListener(sign, listener, { capture: true, passive: true });
  // A finger that touches the screen may become a press, which must not wait for the application. A mouse moves before it
  // presses.
  for (const sign of ["pointerup", "pointercancel", "wheel", "keydown", "focusin"]) listen(sign, onSign);
  listen("pointermove", (event) => {
    const { pointerType, movementX, movementY } = event as PointerEvent;
    // Browsers also report a resting mouse when something moves under it.
    if (pointerType !== "touch" && (movementX || movementY)) onSign(event);
  });
  // Until here, a page that opens at a section, or at its last position, has scrolled by itself.
  requestAnimationFrame(() =>
    setTimeout(() =>
      listen("scroll", (event) => {
        // Rows scroll by themselves as well.
        if (event.target === document) onSign(event);
      }),
    ),
  );
}
