import { Clock } from "@/components/ui/icons";
import { ivTexts } from "@/content/iv-texts";
import { useTexts } from "@/i18n/i18n";
import { ServiceContactButtons } from "../service-contact-buttons";

export function SameDayBanner({ service }: { service: { slug: string; title: string } }) {
  const texts = useTexts(ivTexts).today;
  return (
    <section aria-labelledby="same-day" className="bg-saffron-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-5 py-8">
        <div className="flex grow basis-80 gap-4">
          <Clock className="text-primary mt-0.5 size-7 shrink-0" />
          <div className="max-w-[38em]">
            <h2 id="same-day" className="text-[1.5rem] tracking-normal">
              {texts.title}
            </h2>
            <p className="mt-1">{texts.text}</p>
          </div>
        </div>
        <ServiceContactButtons source="iv_same_day" service={service} />
      </div>
    </section>
  );
}
