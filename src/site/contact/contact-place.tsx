import skyline from "@/assets/scenes/dubai-dusk.svg";
import { DubaiMap } from "@/components/patterns/dubai-map";
import { PermitLines } from "@/components/patterns/permit-lines";
import { Clock, MapPin, ShieldCheck } from "@/components/ui/icons";
import { serviceArea } from "@/content/coverage";
import { contactPageTexts } from "@/words/site/contact-page";
import { dubaiMapTexts } from "@/words/site/dubai-map";
import { useI18n, useTexts } from "@/i18n/i18n";

export function ContactPlace() {
  const { t, locale, facts } = useI18n();
  const texts = useTexts(contactPageTexts).place;
  return (
    <section
      aria-labelledby="place"
      className="page-width py-band grid items-center gap-x-16 gap-y-8 lg:grid-cols-[0.8fr_1.2fr]"
    >
      <div>
        <h2 id="place">{texts.title}</h2>
        <p className="text-muted-foreground mt-3 max-w-[36em]">{texts.text}</p>
        <address className="mt-6 flex items-start gap-3 font-semibold not-italic">
          <MapPin className="text-primary mt-1 size-5 shrink-0" />
          {t.footer.address}
        </address>
        <p className="mt-3 flex items-start gap-3 font-semibold">
          <Clock className="text-primary mt-1 size-5 shrink-0" />
          {texts.hours}
        </p>
        {facts.permits.length > 0 && (
          <div className="mt-3 flex items-start gap-3 font-semibold">
            <ShieldCheck className="text-primary mt-1 size-5 shrink-0" />
            <PermitLines hasScope className="grid gap-2" />
          </div>
        )}
      </div>
      <DubaiMap center={serviceArea} picture={skyline} texts={dubaiMapTexts[locale]} />
    </section>
  );
}
