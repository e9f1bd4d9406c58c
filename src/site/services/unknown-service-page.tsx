import type { QueryClient } from "@tanstack/react-query";
import { Link, redirect, replace } from "react-router-dom";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { buttonVariants } from "@/components/ui/button.variants";
import { localizedPath, movedPaths, paths } from "@/config/paths";
import { waitForRedirect } from "@/data/url-redirects/url-redirects.queries";
import { servicePageTexts } from "@/i18n/dictionaries/service-page";
import { useI18n } from "@/i18n/i18n";
import type { Locale } from "@/i18n/locales";
import { PageHead } from "@/seo/page-head";

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

/** An address that names no service: nothing is claimed, and the links lead on. */
export function Component() {
  const { t, locale } = useI18n();
  const { unknown } = servicePageTexts[locale];
  return (
    <>
      <PageHead path={paths.home} title={unknown.title} description={t.brand.tagline} noindex />
      <section className="page-width flex min-h-[50vh] flex-col items-center justify-center gap-4 py-14">
        <h1 className="sr-only">{unknown.title}</h1>
        <Link
          to={{ pathname: localizedPath(paths.home, locale), hash: "#services" }}
          className={buttonVariants()}
        >
          {unknown.seeAll}
        </Link>
        <div className="flex flex-wrap justify-center gap-3">
          <WhatsAppLink source="service_unknown" size="small" />
          <CallLink source="service_unknown" size="small" />
        </div>
      </section>
    </>
  );
}
