import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { PhoneNumber } from "@/components/patterns/contact-link";
import { PermitLines } from "@/components/patterns/permit-lines";
import { localizedPath, paths } from "@/config/paths";
import { serviceName } from "@/content/service-titles";
import { useI18n } from "@/i18n/i18n";
import { BrandLink, EmergencyStrip } from "./links";

const YEAR = new Date().getFullYear();

const LINK = "inline-flex min-h-12 items-center text-muted-foreground hover:text-foreground hover:underline";

export function SiteFooter() {
  const { t, locale, facts } = useI18n();
  const copyright = t.footer.copyright(YEAR, facts.name[locale]);
  const keepCurrent = (line: HTMLElement | null) => {
    if (line && line.textContent !== copyright) line.textContent = copyright;
  };
  const link = (path: string, label: string) => (
    <PageLink to={localizedPath(path, locale)} className={LINK}>
      {label}
    </PageLink>
  );
  const service = (slug: string) => {
    const name = serviceName(facts, slug, locale);
    return name && link(paths.service(slug), name);
  };
  const external = (href: string, label: string) => (
    <a href={href} className={LINK} target="_blank" rel="noreferrer">
      {label}
      <span className="sr-only">{` (${t.footer.opensNewTab})`}</span>
    </a>
  );
  return (
    <footer className="below-fold bg-sand border-t">
      <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <div className="flex flex-col items-start gap-3">
          <BrandLink />
          <p className="text-muted-foreground max-w-[19.5em]">{t.brand.tagline}</p>
          <address className="text-muted-foreground not-italic">{t.footer.address}</address>
        </div>
        <Column title={t.footer.quickLinks} className="print:hidden">
          {link(paths.home, t.navigation.home)}
          {link(paths.about, t.navigation.about)}
          {link(paths.services, t.navigation.allServices)}
          {service("doctor-at-home")}
          {service("nurse-at-home")}
          {link(paths.locations, t.home.why.areasTitle)}
          {link(paths.blog, t.navigation.blog)}
          {link(paths.contact, t.navigation.contact)}
        </Column>
        <Column title={t.footer.legal} className="print:hidden">
          {link(paths.privacy, t.footer.privacy)}
          {link(paths.terms, t.footer.terms)}
          {/* The page's script shows the question here; without script the policy explains what can be done. */}
          <PageLink to={`${localizedPath(paths.privacy, locale)}#advertising`} className={LINK} data-consent>
            {t.footer.adConsent}
          </PageLink>
          <a href={paths.sitemap} className={LINK}>
            {t.footer.sitemap}
          </a>
        </Column>
        <Column title={t.footer.reach}>
          <a href={`tel:${facts.phone}`} data-source="footer" className={LINK}>
            <PhoneNumber />
          </a>
          <a href={`mailto:${facts.email}`} className={LINK}>
            <bdi dir="ltr" className="font-latin">
              {facts.email}
            </bdi>
          </a>
          {facts.instagram && external(facts.instagram, t.footer.social.instagram)}
          {facts.facebook && external(facts.facebook, t.footer.social.facebook)}
          {facts.twitter && external(facts.twitter, t.footer.social.twitter)}
        </Column>
      </div>
      <div className="border-sand-strong border-t">
        <div className="page-width text-muted-foreground flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-base">
          <EmergencyStrip />
          <PermitLines className="order-last w-full" />
          {/* The year may have changed since the page was written; React leaves this text unchanged. */}
          <p suppressHydrationWarning ref={keepCurrent}>
            {copyright}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Column({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode[];
}) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-base font-semibold">{title}</h2>
      <ul>
        {children.map((child, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list that never reorders
          child ? <li key={index}>{child}</li> : null,
        )}
      </ul>
    </section>
  );
}
