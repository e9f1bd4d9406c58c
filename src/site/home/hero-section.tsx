import { useQuery } from "@tanstack/react-query";
import { Clock, ShieldCheck, StarIcon } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { CallLink, PhoneNumber, WhatsAppLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/picture";
import heroScene from "@/assets/scenes/doctor-at-door.svg";
import { homeLocationsQuery } from "@/data/public/coverage.queries";
import { formatMinutes, formatNumber } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { cn } from "@/lib/class-names";
import { RotatingHeadline } from "./rotating-headline";

/** On the picture: the page's first location, with its arrival time. */
export function HeroSection() {
  const { t, locale, facts } = useI18n();
  const { hero } = t.home;
  const location = useQuery(homeLocationsQuery).data?.[0];
  return (
    <section className="page-width grid items-center gap-x-14 gap-y-8 pt-4 pb-14 md:grid-cols-[1.08fr_0.92fr] md:pt-8 md:pb-20">
      <div>
        <p className="text-primary inline-flex items-center gap-2 text-base font-semibold">
          <ShieldCheck className="size-5 shrink-0" />
          {hero.eyebrow}
        </p>
        <RotatingHeadline />
        <p className="text-muted-foreground max-w-[36em] text-[1.0625em]">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3 *:grow sm:*:grow-0">
          <WhatsAppLink source="home_hero">{t.actions.messageUs}</WhatsAppLink>
          <CallLink source="home_hero">
            {t.actions.call} <PhoneNumber />
          </CallLink>
        </div>
        <ul className="mt-7 grid grid-cols-[auto_1fr] gap-x-8 gap-y-3 sm:max-md:grid-cols-[auto_auto_1fr] lg:grid-cols-[auto_auto_1fr]">
          {facts.rating && (
            <Fact
              value={
                <span className="inline-flex items-center gap-1">
                  {facts.rating.value}
                  <StarIcon className="text-saffron size-4.5" />
                </span>
              }
              label={hero.facts.ratingLabel}
            />
          )}
          {!facts.rating && facts.treatments && (
            <Fact
              value={<bdi dir="ltr">{formatNumber(facts.treatments)}+</bdi>}
              label={hero.facts.treatmentsLabel}
            />
          )}
          {facts.years && <Fact value={<bdi dir="ltr">{facts.years}+</bdi>} label={hero.facts.yearsLabel} />}
          <Fact
            value={hero.facts.languages}
            label={hero.facts.languagesLabel}
            className="max-sm:col-span-2 md:max-lg:col-span-2"
          />
        </ul>
      </div>
      <div className="relative mx-auto w-full max-w-sm md:max-w-none">
        <div className="arch bg-primary-soft aspect-[400/470]">
          <Scene src={heroScene} alt={hero.imageAlt} width={400} height={470} eager />
        </div>
        {location && (
          <p className="rounded-card bg-card shadow-soft absolute start-0 bottom-10 flex items-center gap-3 border py-3 ps-3.5 pe-4.5 text-[0.9375rem] leading-snug md:-start-5 md:bottom-16">
            <span className="bg-primary-soft text-primary grid size-9 place-items-center rounded-full">
              <Clock className="size-5" />
            </span>
            <span>
              <strong className="block text-[1.0625rem]">
                {formatMinutes(location.least, location.most, locale)}
              </strong>
              {hero.chipLabel(localized(location, "name", locale))}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

function Fact({ value, label, className }: { value: ReactNode; label: string; className?: string }) {
  return (
    <li className={cn("text-muted-foreground text-base leading-snug", className)}>
      <strong className="text-foreground block text-xl font-bold">{value}</strong>
      {label}
    </li>
  );
}
