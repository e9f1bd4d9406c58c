import { CallLink } from "@/components/patterns/contact-link";
import { useI18n } from "@/i18n/i18n";

/** Large screens only: phones have the call button at hand all the time. */
export function PhoneBanner() {
  const { t } = useI18n();
  return (
    <section aria-labelledby="phone-banner" className="page-width pt-band hidden md:block">
      <div className="rounded-card border-border bg-card flex items-center justify-between gap-10 border py-7 ps-9 pe-7">
        <div>
          <h2 id="phone-banner" className="text-[1.5rem] tracking-normal">
            {t.home.banner.title}
          </h2>
          <p className="text-muted-foreground mt-1">{t.home.banner.text}</p>
        </div>
        <CallLink source="desktop_banner" variant="primary" size="large" />
      </div>
    </section>
  );
}
