import { FocusScope } from "radix-ui/internal";
import { useState } from "react";
import { PLACE, useToastsBelow } from "./toasts";

/**
 * Messages inside a dialog: they appear below it, and the focus may move to them, because otherwise the keyboard could not
 * reach their Undo (Alt+T).
 */
export function ReachableToasts() {
  useToastsBelow();
  const [place] = useState(() => document.getElementById(PLACE));
  FocusScope.useFocusScopeBranch(place);
  return null;
}

const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-sonner-toaster]") !== null;

/** Props of a dialog: a press or a key in a message, such as on its Undo, does not close the dialog. */
export const keptByToasts = {
  onInteractOutside: (event: Event) => void (isInToast(event.target) && event.preventDefault()),
  onEscapeKeyDown: (event: Event) => void (isInToast(event.target) && event.preventDefault()),
};
