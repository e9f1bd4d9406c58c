import { careTexts } from "@/content/care-texts";
import { useTexts } from "@/i18n/i18n";
import { ServiceContactButtons } from "../service-contact-buttons";

/** Why families trust the carers. */
export function FamilyTrust({ service }: { service: { slug: string; title: string } }) {
  const texts = useTexts(careTexts).why;
  return (
    <section
      aria-labelledby="family-trust"
      className="below-fold on-dark bg-primary-hover text-primary-foreground"
    >
      <div className="page-width py-band">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div className="max-w-[24.5em]">
            <h2 id="family-trust">{texts.title}</h2>
            <p className="text-on-dark-muted mt-3">{texts.text}</p>
          </div>
          <ServiceContactButtons source="care_trust" service={service} isOnDark />
        </div>
        <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {texts.reasons.map((reason) => (
            <li key={reason.title} className="border-on-dark-border border-t pt-4">
              <h3>{reason.title}</h3>
              <p className="text-on-dark-muted mt-1">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
