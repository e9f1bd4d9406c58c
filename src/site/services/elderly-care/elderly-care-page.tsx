import type { QueryClient } from "@tanstack/react-query";
import { detailsOf } from "@/content/service-details";
import { texts } from "@/content/services/elderly-care.yaml";
import type { Locale } from "@/config/locales";
import { WhatsAppLink } from "@/components/patterns/contact-link";
import { Check, Icon, StarIcon } from "@/components/ui/icons";
import { careTexts } from "@/content/care-texts";
import { fillIn } from "@/i18n/format";
import { useI18n, useTexts } from "@/i18n/i18n";
import type { ServiceContent } from "../service-content";
import { loadService, ServicePage } from "../service-page";
import { ServiceContactButtons } from "../service-sections";

const SLUG = "elderly-care";
const details = detailsOf(SLUG, texts);

export const load = (client: QueryClient, locale: Locale) => loadService(client, locale, SLUG);

export function Component() {
  return <ServicePage slug={SLUG} details={details} Blocks={ElderlyCareBlocks} />;
}

/** The additional sections of the elderly care page. */
export function ElderlyCareBlocks({ service }: { service: Pick<ServiceContent, "slug" | "title"> }) {
  return (
    <>
      <CareServices slug={service.slug} />
      <FamilyTrust service={service} />
    </>
  );
}

/** The kinds of care, each with a chat that names it. */
function CareServices({ slug }: { slug: string }) {
  const { facts } = useI18n();
  const { services: texts, kinds } = useTexts(careTexts);
  return (
    <section aria-labelledby="care-services" className="border-t">
      <div className="page-width py-band">
        <h2 id="care-services">{texts.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
        {/* Shown once: the rating is of the company, and not of a kind of care. */}
        {facts.rating && (
          <p className="mt-3 flex items-center gap-1.5 font-semibold">
            <StarIcon className="text-saffron size-4.5 shrink-0" />
            {texts.ratingLabel}
          </p>
        )}
        <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {kinds.map(({ id, ...card }, index) => (
            <li key={id} className="flex flex-col gap-4 border-t py-8">
              <div className="flex items-center gap-3">
                <span className="bg-primary-soft text-primary grid size-18 shrink-0 place-items-center rounded-[50%_50%_12px_12px]">
                  <Icon name={`care-${id}`} className="size-11" />
                </span>
                <div className="grow">
                  <p className="text-muted-foreground text-base font-medium">{card.badge}</p>
                  <h3>{card.title}</h3>
                </div>
              </div>
              <p>{card.text}</p>
              <ul className="grid gap-x-6 gap-y-2 text-base sm:grid-cols-2">
                {card.features.map((feature) => (
                  <li key={feature} className="flex gap-2">
                    <Check className="text-primary mt-0.5 size-5 shrink-0" />
                    {feature}
                  </li>
                ))}
              </ul>
              <ul className="dots-between text-muted-foreground text-base">
                {card.trust.map((point) => (
                  <li key={point} className="inline">
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
                message={fillIn(texts.chatMessage, { care: card.title })}
                label={fillIn(texts.chatLabel, { care: card.title })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Why families trust the carers. */
function FamilyTrust({ service }: { service: { slug: string; title: string } }) {
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
