import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, type Params } from "react-router-dom";
import { PageLink } from "@/components/ui/page-link";
import { PillLinks } from "@/components/patterns/lists";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/picture";
import { buttonVariants } from "@/components/ui/button";
import doorway from "@/assets/scenes/empty-doorway.svg";
import { localizedPath, paths } from "@/config/paths";
import { offeredCatalogue, serviceName } from "@/content/service-titles";
import { noteMissingPage } from "@/data/public/note-missing-page";
import { waitForRedirect } from "@/data/public/url-redirects.queries";
import { useI18n } from "@/i18n/i18n";
import { notFoundPageTexts } from "@/texts/site/not-found-page";
import type { Locale } from "@/config/locales";
import { PageHead } from "@/seo/page-head";

export function load(client: QueryClient, locale: Locale, params: Params): Promise<void> {
  // The router decodes it, so a question mark of the path would start a query.
  const path = (params["*"] ?? "").replace(/[?#%]/g, encodeURIComponent);
  return waitForRedirect(client, localizedPath(`/${path}`, locale));
}

export function Component() {
  const { t, locale, facts } = useI18n();
  const texts = notFoundPageTexts[locale];
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("Page not found:", pathname);
    noteMissingPage(pathname);
  }, [pathname]);
  return (
    <>
      <PageHead path={paths.home} title={texts.text} description={texts.help} noindex />
      <section className="page-width flex flex-col items-center py-14 text-center">
        <div className="arch bg-primary-soft w-60 max-w-full">
          <Scene src={doorway} alt={texts.imageAlt} width={400} height={470} eager />
        </div>
        <h1 className="mt-8">{texts.title}</h1>
        <p className="mt-2 text-2xl font-semibold">{texts.text}</p>
        <p className="text-muted-foreground mt-2 max-w-[24.5em]">{texts.help}</p>
        <PillLinks
          className="mt-6 max-w-3xl justify-center"
          links={[
            ...offeredCatalogue(facts).map((slug) => ({
              to: localizedPath(paths.service(slug), locale),
              text: serviceName(facts, slug, locale) ?? slug,
            })),
            {
              to: localizedPath(paths.services, locale),
              text: t.navigation.allServices,
              className: "text-primary",
            },
          ]}
        />
        <ArticleSearch />
        <PageLink to={localizedPath(paths.home, locale)} className={buttonVariants({ className: "mt-8" })}>
          {texts.action}
        </PageLink>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row">
          <WhatsAppLink source="not_found" size="small" />
          <CallLink source="not_found" size="small" />
        </div>
      </section>
    </>
  );
}

/** Opens the blog with a search for the typed words, with or without script. */
function ArticleSearch() {
  const { locale } = useI18n();
  const texts = notFoundPageTexts[locale];
  return (
    <search className="mt-6 w-full max-w-lg">
      <form action={localizedPath(paths.blog, locale)} className="flex flex-wrap gap-2">
        <input
          type="search"
          name="q"
          required
          maxLength={200}
          aria-label={texts.search}
          placeholder={texts.search}
          className="rounded-control bg-card border-input min-h-12 min-w-0 grow basis-48 border px-4"
        />
        <button type="submit" className={buttonVariants({ variant: "outline", className: "grow sm:grow-0" })}>
          {texts.find}
        </button>
      </form>
    </search>
  );
}
