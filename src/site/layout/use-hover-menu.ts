import { LARGE_SCREEN } from "./site-menu";
import { type RefObject, useEffect, useRef } from "react";

/** How long the mouse must rest before the menu opens, and may be away before it closes; a quick return opens it at once. */
const OPEN_DELAY_MS = 200;
const CLOSE_DELAY_MS = 150;
const SKIP_DELAY_MS = 300;
/** A press this soon after the hover has opened the menu was meant to open it. */
const PRESS_GRACE_MS = 300;

/** A drawer closes only by its own controls. */
const isPanel = () => matchMedia(LARGE_SCREEN).matches;

/**
 * Opens a popover also while the mouse rests on its button, and closes it when the mouse or the focus leaves. The browser
 * handles presses, Escape and the rest.
 */
export function useHoverMenu(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useRef(false);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const hoverOpenedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const element = menu.current;
    const onToggle = ({ newState }: ToggleEvent) => {
      clearTimeout(timer.current);
      isOpen.current = newState === "open";
      if (!isOpen.current) closedAt.current = performance.now();
    };
    element?.addEventListener("beforetoggle", onToggle);
    return () => {
      element?.removeEventListener("beforetoggle", onToggle);
      clearTimeout(timer.current);
    };
  }, [menu]);

  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (open === isOpen.current) return;
      if (open) hoverOpenedAt.current = performance.now();
      if (open) menu.current?.showPopover({ source: button.current ?? undefined });
      else menu.current?.hidePopover();
    }, delay);
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && [menu, button].some(({ current }) => current?.contains(target));

  const handlers = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      // Touch has no hover; its press belongs to the button.
      if (pointerType !== "mouse") return;
      later(true, performance.now() - closedAt.current < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
    },
    onPointerLeave: ({ pointerType }: { pointerType: string }) => {
      if (pointerType === "mouse" && isPanel()) later(false, CLOSE_DELAY_MS);
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget && !isInside(relatedTarget) && isPanel()) later(false, 0);
    },
  };
  return {
    handlers,
    onPress: (event: { preventDefault: () => void }) => {
      if (isOpen.current && performance.now() - hoverOpenedAt.current < PRESS_GRACE_MS)
        event.preventDefault();
    },
  };
}
