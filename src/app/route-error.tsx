import { QueryClientContext } from "@tanstack/react-query";
import { use, useEffect, type ReactNode } from "react";
import { Helmet } from "react-helmet-async";
import { useLocation, useRouteError } from "react-router-dom";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { displayPhone, emergencyNumbers, whatsappHref } from "@/config/contact";
import { factsQuery } from "@/data/public/facts.queries";
import { dirOf, type Locale, localeOfPath, type Localized } from "@/config/locales";
import { useLoadAgain } from "@/lib/load-again";

// This screen has its own few words: it appears when nothing else could be loaded, so it must not load anything.
const TEXTS = {
  en: {
    title: "Something went wrong",
    text: "We apologize for the inconvenience. Please try refreshing the page.",
    action: "Try Again",
    urgent: "If you need someone now:",
    whatsapp: "WhatsApp",
    ambulance: "ambulance",
  },
  ar: {
    title: "حدث خطأ ما",
    text: "نعتذر عن هذا الإزعاج. يُرجى تحديث الصفحة والمحاولة من جديد.",
    action: "حاول مجددًا",
    urgent: "إن كنت بحاجة إلى أحد الآن:",
    whatsapp: "واتساب",
    ambulance: "الإسعاف",
  },
} satisfies Localized<Record<string, string>>;

/** The name under which contact clicks on this screen are counted. */
const SOURCE = "page_failed";

/** Replaces a page that could not be shown, between the header and the footer of all pages. */
export function PageError() {
  return (
    <ErrorScreen className="min-h-[60vh] py-16">
      <WhatsAppLink source={SOURCE} />
      <CallLink source={SOURCE} />
    </ErrorScreen>
  );
}

/** Replaces header, page and footer where the header or the footer could not be shown. */
export function RouteError() {
  const locale = useAddressLocale();
  // The facts that the page was built with, if they are there. The facts themselves may be what could not be read.
  const facts = use(QueryClientContext)?.getQueryData(factsQuery.queryKey);
  return (
    <main lang={locale} dir={dirOf(locale)}>
      <ErrorScreen className="min-h-dvh py-10">
        {facts && (
          <>
            <a
              className={buttonVariants({ variant: "chat" })}
              href={whatsappHref(facts.whatsapp, "")}
              data-source={SOURCE}
            >
              {TEXTS[locale].whatsapp}
            </a>
            <a
              className={buttonVariants({ variant: "outline" })}
              href={`tel:${facts.phone}`}
              data-source={SOURCE}
            >
              <bdi dir="ltr">{displayPhone(facts.phone)}</bdi>
            </a>
          </>
        )}
      </ErrorScreen>
    </main>
  );
}

const useAddressLocale = (): Locale => localeOfPath(useLocation().pathname);

/** @param children ways to reach the team, besides the ambulance */
function ErrorScreen({ className, children }: { className: string; children: ReactNode }) {
  const error = useRouteError();
  const t = TEXTS[useAddressLocale()];
  useEffect(() => console.error(error), [error]);
  const isLoading = useLoadAgain(error);
  if (isLoading) return <div className={className} aria-busy="true" />;
  return (
    <div className={`page-width flex flex-col items-center justify-center gap-4 text-center ${className}`}>
      <Helmet>
        <title>{t.title}</title>
      </Helmet>
      <h1 className="text-[2rem]">{t.title}</h1>
      <p className="text-muted-foreground max-w-[28em]">{t.text}</p>
      <Button className="mt-2 px-6" onClick={() => location.reload()}>
        {t.action}
      </Button>
      <p className="mt-6">{t.urgent}</p>
      <div className="flex flex-wrap items-center justify-center gap-3">
        {children}
        <a
          className="text-destructive inline-flex min-h-13 items-center px-2 font-semibold underline underline-offset-4"
          href={`tel:${emergencyNumbers.ambulance}`}
        >
          {emergencyNumbers.ambulance} {t.ambulance}
        </a>
      </div>
    </div>
  );
}
