import { Toaster } from "sonner";
import { dirOf, type Locale } from "@/i18n/locales";

/**
 * Messages stand in the header's first row: between brand and account on a wide screen, over them on a phone. Nothing of the
 * page is covered there, and no button that somebody presses again because of what a message says.
 */
export function AdminToaster({ locale }: { locale: Locale }) {
  return (
    <Toaster
      dir={dirOf(locale)}
      position="top-center"
      offset={{ top: 4 }}
      mobileOffset={{ top: 4 }}
      toastOptions={{
        style: { fontFamily: "inherit", fontSize: "1rem", lineHeight: 1.25, paddingBlock: "0.625rem" },
      }}
    />
  );
}
