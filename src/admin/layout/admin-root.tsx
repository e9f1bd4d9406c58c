import { useState } from "react";
import { Direction } from "radix-ui";
import { Outlet } from "react-router-dom";
import { Toaster } from "sonner";
import { config } from "zod";
import { LocaleProvider, useDocumentLanguage } from "@/i18n/i18n";
import { ToastPlace, useFewToasts, useToastPlace } from "@/components/ui/staff/toasts";
import { dirOf, type Locale } from "@/config/locales";
import { localStore } from "@/lib/safe-storage";
import { LANGUAGE } from "@/lib/storage-keys";
import { useSaveKey } from "../shared/shortcuts";
import { ChooseLocaleContext } from "./language-button";

export { FrameError as ErrorInside } from "./page-error";

// With its compiler on, zod tests for `eval`, which the content security policy reports as a violation.
config({ jitless: true });

/** The back office has no language in its addresses: it uses the language that the person chose, here or on the site. */
export function Component() {
  const [locale, setLocale] = useState<Locale>(() => (localStore.get(LANGUAGE) === "ar" ? "ar" : "en"));

  useDocumentLanguage(locale);
  useSaveKey();

  const chooseLocale = (choice: Locale) => {
    localStore.set(LANGUAGE, choice);
    setLocale(choice);
  };

  return (
    <LocaleProvider value={locale}>
      <Direction.Provider dir={dirOf(locale)}>
        <ChooseLocaleContext value={chooseLocale}>
          <Outlet />
        </ChooseLocaleContext>
      </Direction.Provider>
      <ToastPlace>
        <AdminToaster locale={locale} />
      </ToastPlace>
    </LocaleProvider>
  );
}

/**
 * Toasts appear in the header's first row: between brand and account on a wide screen, over the menu on a phone. They cover no
 * part of the page there, and no button that the message asks to press again. Below an open dialog, and where such
 * buttons stand under the header, they appear at the bottom.
 */
function AdminToaster({ locale }: { locale: Locale }) {
  const place = useToastPlace();
  const offset = { top: 4, bottom: place === "bar" ? "calc(var(--bottom-bar-height, 0px) + 4px)" : 4 };
  useFewToasts();
  return (
    <Toaster
      dir={dirOf(locale)}
      position={place === "top" ? "top-center" : "bottom-center"}
      offset={offset}
      mobileOffset={offset}
      style={{ fontFamily: "inherit" }}
      toastOptions={{
        style: {
          fontFamily: "inherit",
          fontSize: "1rem",
          lineHeight: 1.25,
          paddingBlock: "0.625rem",
          // An open dialog blocks presses on everything around it, except on a toast.
          pointerEvents: "auto",
        },
        // No higher than the toast's space: it would cover the menu.
        actionButtonStyle: {
          height: "2.25rem",
          marginBlock: "-0.25rem",
          paddingInline: "0.875rem",
          borderRadius: "0.5625rem",
          background: "var(--primary)",
          color: "var(--primary-foreground)",
          fontSize: "1rem",
          fontWeight: 600,
        },
      }}
    />
  );
}
