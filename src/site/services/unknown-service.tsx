import { PageLink } from "@/components/ui/page-link";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { buttonVariants } from "@/components/ui/button";
import { localizedPath, paths } from "@/config/paths";
import { servicePageTexts } from "@/words/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";

/** An address that names no service, or one that is not offered now: it claims nothing and links to other services. */
export function UnknownService() {
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
