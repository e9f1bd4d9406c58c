import { CheckList } from "@/components/patterns/check-list";
import { EmergencyNote } from "@/components/patterns/emergency-note";
import { servicePageTexts } from "@/words/site/service-page";
import { useTexts } from "@/i18n/i18n";
import type { ServiceContent } from "./service-content";

/** What the service is for, what one gets, and what must not wait for it. */
export function ServiceAbout({ service }: { service: ServiceContent }) {
  const texts = useTexts(servicePageTexts);
  return (
    <section aria-labelledby="about-service" className="border-t">
      <div className="page-width py-band grid gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_0.8fr]">
        <div className="stack-4 max-w-prose">
          <h2 id="about-service">{texts.aboutTitle}</h2>
          {service.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <CheckList points={service.benefits} className="stack-3 text-[1.0625em] font-medium lg:pt-3" />
        <EmergencyNote
          text={texts.urgent}
          action={texts.urgentAction}
          className="lg:col-span-2 [&>p]:max-w-[38em]"
        />
      </div>
    </section>
  );
}
