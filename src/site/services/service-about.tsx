import { Check } from "@/components/ui/line-icons";
import { buttonVariants } from "@/components/ui/button.variants";
import { emergencyNumbers } from "@/config/contact";
import type { ServiceContent } from "./service-content";
import { useServiceTexts } from "./use-service-texts";

/** What the service is for and what one gets; and what must not wait for it. */
export function ServiceAbout({ content }: { content: ServiceContent }) {
  const texts = useServiceTexts();
  return (
    <section aria-labelledby="about-service" className="border-border border-t">
      <div className="page-width py-band grid gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_0.8fr]">
        <div className="max-w-prose space-y-4">
          <h2 id="about-service">{texts.aboutTitle}</h2>
          {content.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="space-y-3 lg:pt-3">
          {content.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3 text-[1.0625em] font-medium">
              <Check aria-hidden="true" className="text-primary mt-1 size-5 shrink-0" />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="rounded-card border-destructive/40 bg-card flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border p-5 lg:col-span-2">
          <p className="max-w-[62ch] grow basis-72">{texts.urgent}</p>
          <a
            href={`tel:${emergencyNumbers.ambulance}`}
            className={buttonVariants({ variant: "destructive", size: "small" })}
          >
            {texts.urgentAction}
          </a>
        </div>
      </div>
    </section>
  );
}
