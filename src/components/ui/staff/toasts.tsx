import { FocusScope } from "radix-ui/internal";
import { toast, useSonner } from "sonner";
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";

const PLACE = "toasts";

/** Where messages are shown. */
export const ToastPlace = ({ children }: { children: ReactNode }) => <div id={PLACE}>{children}</div>;

/** How many windows and bars want messages below them, and who wants to know. */
let wanted = 0;
const listeners = new Set<() => void>();
const count = (by: 1 | -1) => {
  wanted += by;
  for (const tell of listeners) tell();
};
const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/**
 * In a window, or a bar whose buttons stay at the top of the page: while it is there, messages stand at the bottom, where they cover
 * neither its title nor its question nor what is pressed in it.
 */
export function useToastsBelow(isWanted = true): void {
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    count(1);
    return () => count(-1);
  }, [isWanted]);
}

/** Whether messages stand at the bottom. */
export const useAreToastsBelow = (): boolean => useSyncExternalStore(listen, () => wanted > 0);

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
