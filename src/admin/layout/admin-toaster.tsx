import { useSyncExternalStore } from "react";
import { Toaster } from "sonner";
import { dirOf, type Locale } from "@/i18n/locales";

const WIDE = "(min-width: 64rem)";

/**
 * What came of things, said where it covers no button that is pressed again because of it: those that save stand at the top
 * or at the end of the bottom line on a wide screen, and at the bottom on a phone.
 */
export function AdminToaster({ locale }: { locale: Locale }) {
  const isWide = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(WIDE).matches,
  );
  const start = locale === "ar" ? "bottom-right" : "bottom-left";
  return (
    <Toaster
      dir={dirOf(locale)}
      position={isWide ? start : "top-center"}
      toastOptions={{ style: { fontFamily: "inherit", fontSize: "1rem" } }}
    />
  );
}
