import { QueryClientContext } from "@tanstack/react-query";
import { use, useEffect } from "react";
import { useLocation, useRouteError } from "react-router-dom";
import { displayPhone, emergencyNumbers } from "@/config/contact";
import { factsQuery } from "@/data/facts/facts.queries";
import { dirOf, localeOfPath, type Localized } from "@/config/locales";
import { useLoadAgain } from "./load-again";

// Its own few words: a screen for when nothing else could be loaded must not need to load anything.
const TEXTS = {
  en: {
    title: "Something went wrong",
    text: "We apologize for the inconvenience. Please try refreshing the page.",
    action: "Try Again",
    urgent: "If you need someone now:",
    ambulance: "ambulance",
  },
  ar: {
    title: "حدث خطأ ما",
    text: "نعتذر عن هذا الإزعاج. يُرجى تحديث الصفحة والمحاولة من جديد.",
    action: "حاول مجددًا",
    urgent: "إن كنت بحاجة إلى أحد الآن:",
    ambulance: "الإسعاف",
  },
} satisfies Localized<Record<string, string>>;

/** Replaces a page that could not be rendered. */
export function RouteError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const t = TEXTS[locale];
  useEffect(() => console.error(error), [error]);
  const isLoading = useLoadAgain(error);
  // Perhaps it is the facts that could not be read.
  const phone = use(QueryClientContext)?.getQueryData(factsQuery.queryKey)?.phone;
  if (isLoading) return <main className="min-h-dvh" aria-busy="true" />;
  return (
    <main
      lang={locale}
      dir={dirOf(locale)}
      className="page-width flex min-h-dvh flex-col items-center justify-center gap-4 text-center"
    >
      <h1 className="text-[2rem]">{t.title}</h1>
      <p className="text-muted-foreground max-w-[46ch]">{t.text}</p>
      <button
        type="button"
        onClick={() => location.reload()}
        className="rounded-control bg-primary text-primary-foreground hover:bg-primary-hover mt-2 min-h-13 px-6 font-semibold"
      >
        {t.action}
      </button>
      <p className="mt-6">
        {t.urgent}{" "}
        {phone && (
          <>
            <a className="text-primary font-semibold underline underline-offset-4" href={`tel:${phone}`}>
              <bdi dir="ltr">{displayPhone(phone)}</bdi>
            </a>{" "}
            ·{" "}
          </>
        )}
        <a
          className="text-destructive font-semibold underline underline-offset-4"
          href={`tel:${emergencyNumbers.ambulance}`}
        >
          {emergencyNumbers.ambulance} {t.ambulance}
        </a>
      </p>
    </main>
  );
}
