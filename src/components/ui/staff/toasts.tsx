import { FocusScope } from "radix-ui/internal";
import { type ReactNode, useState } from "react";

const PLACE = "toasts";

/** Where messages are shown. */
export const ToastPlace = ({ children }: { children: ReactNode }) => <div id={PLACE}>{children}</div>;

/** Inside a window: the focus may leave it for the messages, whose Undo would be out of the keyboard's reach (Alt+T). */
export function ReachableToasts() {
  const [place] = useState(() => document.getElementById(PLACE));
  FocusScope.useFocusScopeBranch(place);
  return null;
}

const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-sonner-toaster]") !== null;

/** For a window: a press or a key in a message, such as on its Undo, does not close it. */
export const keptByToasts = {
  onInteractOutside: (event: Event) => void (isInToast(event.target) && event.preventDefault()),
  onEscapeKeyDown: (event: Event) => void (isInToast(event.target) && event.preventDefault()),
};
