import { useCallback, useEffect, useRef, useState } from "react";

/** How long the mouse must rest before the menu opens, and may leave before it closes; coming back soon opens at once. */
const OPEN_DELAY_MS = 200;
const CLOSE_DELAY_MS = 150;
const SKIP_DELAY_MS = 300;
/** A press this soon after the hover has opened the menu was meant to open it. */
const PRESS_GRACE_MS = 300;

/** A menu that opens on hover with the mouse and on a press for everyone else. */
export function useHoverMenu() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const hoverOpenedAt = useRef(Number.NEGATIVE_INFINITY);

  const change = useCallback((open: boolean) => {
    clearTimeout(timer.current);
    if (!open) closedAt.current = performance.now();
    setOpen(open);
  }, []);
  const close = useCallback(() => change(false), [change]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (open && !isOpen) hoverOpenedAt.current = performance.now();
      change(open);
    }, delay);
  };

  return {
    isOpen,
    close,
    toggle: () => change(!isOpen || performance.now() - hoverOpenedAt.current < PRESS_GRACE_MS),
    /** For the element that holds both the button and the panel. Touch has no hover; its press is the button's. */
    hoverHandlers: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType !== "mouse") return;
        later(true, performance.now() - closedAt.current < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
      },
      onPointerLeave: (event: { pointerType: string }) => {
        if (event.pointerType === "mouse") later(false, CLOSE_DELAY_MS);
      },
    },
  };
}
