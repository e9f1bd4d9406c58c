import { CheckList } from "@/components/patterns/check-list";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { DotList } from "@/components/patterns/dot-list";
import { Scene } from "@/components/patterns/scene";
import nurseScene from "@/assets/scenes/nurse-with-bag.svg";
import { useI18n } from "@/i18n/i18n";

export function WhySection() {
  const { t, locale, facts } = useI18n();
  const { why } = t.home;
  return (
    <section aria-labelledby="why" className="below-fold border-t">
      <div className="page-width py-band grid items-center gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
        <div className="arch bg-primary-soft mx-auto hidden w-full max-w-sm sm:block">
          <Scene src={nurseScene} alt={why.imageAlt} width={400} height={470} />
        </div>
        <div>
          <h2 id="why">{why.title}</h2>
          <CheckList points={why.points} className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2" />
          <h3 className="mt-9">{why.areasTitle}</h3>
          <DotList items={facts.areas.map((area) => area[locale])} className="mt-2" />
          <div className="rounded-card bg-primary-soft mt-9 p-6 sm:p-8">
            <p className="text-[1.375rem] leading-snug font-semibold">{why.closing}</p>
            <p className="text-muted-foreground mt-1">{why.closingText}</p>
            <div className="mt-5 flex flex-wrap gap-3 *:max-w-full *:grow *:whitespace-normal sm:*:grow-0">
              <WhatsAppLink source="why_choose_us">{t.actions.messageUs}</WhatsAppLink>
              <CallLink source="why_choose_us" />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
