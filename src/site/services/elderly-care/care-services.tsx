import { WhatsAppLink } from "@/components/patterns/contact-link";
import { StarIcon } from "@/components/ui/icons";
import { Check } from "@/components/ui/line-icons";
import { claims } from "@/config/facts";
import { careServices, type CareServiceId } from "@/content/care-services";
import { careTexts } from "@/content/care-texts";
import { useI18n } from "@/i18n/i18n";

/** Line drawings on a 64 by 64 ground, one path each. */
const DRAWINGS: Readonly<Record<CareServiceId, string>> = {
  // a cup of tea
  companionship:
    "M13 27h30v13a12 12 0 0 1-12 12h-6a12 12 0 0 1-12-12zM43 31h4a6.5 6.5 0 0 1 0 13h-4.5M22 20c-3-4 3-5 0-9M34 20c-3-4 3-5 0-9",
  // a bathtub
  "personal-care":
    "M8 35h48v5a12 12 0 0 1-12 12H20A12 12 0 0 1 8 40zM15 35V17a6.5 6.5 0 0 1 13 0v2M19 52l-3 5M45 52l3 5",
  // moon and star
  "night-care": "M47 39A20.5 20.5 0 1 1 27 12a16.5 16.5 0 0 0 20 27zM46 13v10M41 18h10",
  // a framed picture
  "memory-care": "M11 13h42v38H11zM11 43l12-12 11 10 6-6 13 11M40 24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0",
  // a bed
  "after-hospital": "M8 17v37M8 46h48v8M56 46v-8a7 7 0 0 0-7-7H28v15M14 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  // a chart with a pulse
  "nursing-visits": "M15 14h34v42H15zM25 9h14v9H25zM21 37h6l4-9 5 16 3.5-7H44",
};

/** The kinds of care, each with a chat that names it. */
export function CareServices({ slug }: { slug: string }) {
  const { locale } = useI18n();
  const texts = careTexts[locale].services;
  return (
    <section aria-labelledby="care-services" className="border-border border-t">
      <div className="page-width py-band">
        <h2 id="care-services">{texts.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
        <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {careServices.map(({ id, texts: { [locale]: card } }, index) => (
            <li key={id} className="border-border flex flex-col gap-4 border-t py-8">
              <div className="flex items-center gap-3.5">
                <svg
                  viewBox="0 0 64 64"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.75"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                  className="bg-primary-soft text-primary size-18 shrink-0 rounded-[50%_50%_12px_12px] p-3.5"
                >
                  <path d={DRAWINGS[id]} />
                </svg>
                <div className="grow">
                  <p className="text-muted-foreground text-[0.9375rem] font-medium">{card.badge}</p>
                  <h3>{card.title}</h3>
                </div>
                <p className="inline-flex items-center gap-1 self-start font-semibold">
                  <StarIcon className="text-saffron size-4.5" />
                  <span aria-hidden="true">{claims.rating}</span>
                  <span className="sr-only">{texts.ratingLabel}</span>
                </p>
              </div>
              <p>{card.text}</p>
              <ul className="grid gap-x-6 gap-y-2 text-base sm:grid-cols-2">
                {card.features.map((feature) => (
                  <li key={feature} className="flex gap-2.5">
                    <Check className="text-primary mt-0.5 size-5 shrink-0" />
                    {feature}
                  </li>
                ))}
              </ul>
              <ul className="text-muted-foreground text-base">
                {card.trust.map((point) => (
                  <li key={point} className="not-last:after:text-input inline not-last:after:content-['_·_']">
                    {point}
                  </li>
                ))}
              </ul>
              <WhatsAppLink
                source="care_card"
                index={index}
                service={slug}
                size="small"
                variant="quiet"
                className="mt-auto self-start"
                message={texts.chatMessage(card.title)}
                label={texts.chatLabel(card.title)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
