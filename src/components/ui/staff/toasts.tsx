import { toast, useSonner } from "sonner";
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from "react";

export const PLACE = "toasts";

/** Where messages are shown. */
export const ToastPlace = ({ children }: { children: ReactNode }) => <div id={PLACE}>{children}</div>;

/** At the top of the window; at its lower edge; or above a bar that stays at that edge. */
type Place = "top" | "edge" | "bar";

/** The number of open dialogs and bars that want messages below them, and the listeners to it. */
const wanted = { edge: 0, bar: 0 };
const listeners = new Set<() => void>();
const count = (place: keyof typeof wanted, by: 1 | -1) => {
  wanted[place] += by;
  for (const tell of listeners) tell();
};
const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/**
 * Moves messages to the bottom while a dialog is open, or a page has buttons at its top: there they cover neither its title, its
 * question nor its buttons.
 * @param place `bar` where the page has a bar at the bottom, too, of the height `--bottom-bar-height`
 */
export function useToastsBelow(place: keyof typeof wanted = "edge"): void {
  useLayoutEffect(() => {
    count(place, 1);
    return () => count(place, -1);
  }, [place]);
}

/** Where messages appear. A dialog lies over the bar, and leaves them space at the edge. */
export const useToastPlace = (): Place =>
  useSyncExternalStore(listen, () => (wanted.edge > 0 ? "edge" : wanted.bar > 0 ? "bar" : "top"));

const PHONE = "(width < 40rem)";
const listenToWidth = (tell: () => void) => {
  const phone = matchMedia(PHONE);
  phone.addEventListener("change", tell);
  return () => phone.removeEventListener("change", tell);
};

/**
 * Removes older messages: a phone has room for one, and a success, which is mostly that of a second try, ends the failures
 * before it.
 */
export function useFewToasts(): void {
  const isPhone = useSyncExternalStore(listenToWidth, () => matchMedia(PHONE).matches);
  const { toasts } = useSonner();
  useEffect(() => {
    const [newest, ...older] = toasts;
    for (const { id, type } of older)
      if (isPhone || (newest?.type === "success" && type === "error")) toast.dismiss(id);
  }, [isPhone, toasts]);
}
