import { PageHead } from "@/seo/page-head";
import { useI18n, useTexts } from "@/i18n/i18n";
import { servicePageTexts } from "@/words/site/service-page";
import { buttonVariants } from "@/components/ui/button";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { PageLink } from "@/components/ui/page-link";
import type { QueryClient } from "@tanstack/react-query";
import { redirect, replace } from "react-router-dom";
import { localizedPath, movedPaths, paths } from "@/config/paths";
import { waitForRedirect } from "@/data/public/url-redirects.queries";
import type { Locale } from "@/config/locales";

/** @throws a redirect for an address that has moved */
export async function load(client: QueryClient, locale: Locale, { slug = "" }: { slug?: string }) {
  const moved = movedPaths.get(paths.service(slug));
  if (moved) {
    // A link leaves its own page in the history; an address that was opened directly is replaced.
    const lead = location.pathname.endsWith(slug) ? replace : redirect;
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect from a loader
    throw lead(localizedPath(moved, locale));
  }
  await waitForRedirect(client, localizedPath(paths.service(slug), locale));
}

/** An address that names no service, or one that is not offered now: it claims nothing and links to other services. */
export function Component() {
  const { t, locale } = useI18n();
  const { unknown } = useTexts(servicePageTexts);
  return (
    <>
      <PageHead path={paths.home} title={unknown.title} description={t.brand.tagline} noindex />
      <section className="page-width flex min-h-[50vh] flex-col items-center justify-center gap-4 py-14">
        <h1 className="sr-only">{unknown.title}</h1>
        <PageLink
          to={{ pathname: localizedPath(paths.home, locale), hash: "#services" }}
          className={buttonVariants()}
        >
          {unknown.seeAll}
        </PageLink>
        <div className="flex flex-wrap justify-center gap-3">
          <WhatsAppLink source="service_unknown" size="small" />
          <CallLink source="service_unknown" size="small" />
        </div>
      </section>
    </>
  );
}
