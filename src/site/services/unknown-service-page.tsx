import { PageHead } from "@/seo/page-head";
import { useI18n, useTexts } from "@/i18n/i18n";
import { servicePageTexts } from "@/texts/site/service-page";
import { buttonVariants } from "@/components/ui/button";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { PageLink } from "@/components/ui/page-link";
import type { QueryClient } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { waitForRedirect } from "@/data/public/url-redirects.queries";
import type { Locale } from "@/config/locales";

export const load = (client: QueryClient, locale: Locale, { slug = "" }: Params) =>
  waitForRedirect(client, localizedPath(paths.service(slug), locale));

/** The page of an unknown or inactive service: it claims nothing and links to other services. */
export function Component() {
  const { t, locale } = useI18n();
  const { unknown } = useTexts(servicePageTexts);
  return (
    <>
      <PageHead path={paths.home} title={unknown.title} description={t.brand.tagline} noindex />
      <section className="page-width flex min-h-[50vh] flex-col items-center justify-center gap-4 py-14">
        <h1 className="sr-only">{unknown.title}</h1>
        <PageLink to={localizedPath(paths.services, locale)} className={buttonVariants()}>
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
