import { useRef } from "react";

/**
 * Radix gives the focus back to a dialog's trigger. Ours are opened by state and have none: what had the focus when the
 * dialog opened gets it back. Spread the result on the dialog's content.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
