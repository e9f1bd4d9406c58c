import { Link } from "react-router-dom";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { buttonVariants } from "@/components/ui/button.variants";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { useServiceTexts } from "./use-service-texts";

/** An address that names no service: nothing is claimed, and the ways onwards stand. */
export function UnknownService() {
  const { t, locale } = useI18n();
  const { unknown } = useServiceTexts();
  return (
    <>
      <PageHead
        locale={locale}
        path={paths.home}
        title={unknown.title}
        description={t.brand.tagline}
        noindex
      />
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
