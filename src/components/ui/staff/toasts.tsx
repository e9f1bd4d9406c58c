import { FocusScope } from "radix-ui/internal";
import { toast, useSonner } from "sonner";
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";

const PLACE = "toasts";

/** Where messages are shown. */
export const ToastPlace = ({ children }: { children: ReactNode }) => <div id={PLACE}>{children}</div>;

/** How many windows are open over the page, and who wants to know. */
let windows = 0;
const listeners = new Set<() => void>();
const countWindow = (by: 1 | -1) => {
  windows += by;
  for (const tell of listeners) tell();
};
const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** In a window: while it is open, messages stand below it, where they cover neither its title nor its question nor what closes it. */
export function useToastsBelow(): void {
  useLayoutEffect(() => {
    countWindow(1);
    return () => countWindow(-1);
  }, []);
}

/** Whether a window is open over the page. */
export const useIsWindowOpen = (): boolean => useSyncExternalStore(listen, () => windows > 0);

const PHONE = "(width < 40rem)";
const listenToWidth = (tell: () => void) => {
  const phone = matchMedia(PHONE);
  phone.addEventListener("change", tell);
  return () => phone.removeEventListener("change", tell);
};

/** On a phone there is room for one message: the newest takes the place of those before it. */
export function useOneToastOnPhones(): void {
  const isPhone = useSyncExternalStore(listenToWidth, () => matchMedia(PHONE).matches);
  const { toasts } = useSonner();
  useEffect(() => {
    if (isPhone) for (const { id } of toasts.slice(1)) toast.dismiss(id);
  }, [isPhone, toasts]);
}

/** Inside a window: messages stand below it, and the focus may leave it for the messages, whose Undo would be out of the keyboard's reach (Alt+T). */
export function ReachableToasts() {
  useToastsBelow();
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
