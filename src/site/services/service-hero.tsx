import type { ReactNode } from "react";
import { ShieldCheck } from "@/components/ui/icons";
import { Breadcrumbs } from "@/components/patterns/breadcrumbs";
import { CheckList } from "@/components/patterns/lists";
import { Picture, Scene } from "@/components/patterns/picture";
import { localizedPath, paths } from "@/config/paths";
import { servicePageTexts } from "@/texts/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { WithNumbers } from "@/components/ui/with-numbers";
import type { ServiceContent } from "./service-content";
import { ServiceContactButtons } from "./service-sections";

/** Name, price, arrival time, staff and the two buttons: all on a phone's first screen. */
export function ServiceHero({ service }: { service: ServiceContent }) {
  const { t, locale } = useI18n();
  const texts = useTexts(servicePageTexts);
  return (
    <section className="page-width pb-12 md:pb-18">
      <Breadcrumbs
        above={{ name: t.navigation.services, to: localizedPath(paths.services, locale) }}
        current={service.title}
      />
      <div className="mt-1 grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-4 md:mt-3 md:grid-cols-[1.08fr_0.92fr] md:grid-rows-[auto_auto_auto_auto_1fr] md:gap-x-14 md:gap-y-6">
        <h1 className="text-[clamp(1.625rem,1.05rem+3.2vw,3.5rem)] max-[20rem]:col-span-2">
          {service.heading}
        </h1>
        <div className="arch bg-primary-soft w-22 md:row-span-5 md:w-full md:max-w-md md:justify-self-end">
          {service.picture ? (
            <Picture
              src={service.picture.url}
              alt={service.picture.alt}
              width={400}
              height={470}
              eager
              className="block size-full object-cover"
            />
          ) : (
            <Scene {...service.scene} width={400} height={470} eager />
          )}
        </div>
        <p className="text-muted-foreground col-span-2 max-w-[36em] text-[1.0625em] md:col-span-1">
          {service.summary === undefined ? (
            <Skeleton className="h-[3lh]" />
          ) : (
            <WithNumbers text={service.summary} />
          )}
        </p>
        <dl className="rounded-card bg-card col-span-2 overflow-hidden border md:col-span-1">
          <Fact label={texts.facts.price} className="bg-saffron-soft">
            <strong className="text-[1.3125rem] font-bold">{t.navigation.from(service.priceAED)}</strong>{" "}
            {service.priceAED !== undefined && (
              <span className="min-[20rem]:whitespace-nowrap">{texts.units[service.unit]}</span>
            )}
          </Fact>
          <Fact label={texts.facts.soon}>{service.soon}</Fact>
          <Fact label={texts.facts.who}>{service.who}</Fact>
        </dl>
        <div className="col-span-2 md:col-span-1">
          <ServiceContactButtons source="service_hero" service={service} />
        </div>
        <ul className="text-muted-foreground col-span-2 flex flex-wrap gap-x-5 gap-y-1 self-start text-base md:col-span-1">
          {[...(service.badge ? [service.badge] : []), ...texts.badges].map((badge) => (
            <li key={badge} className="inline-flex items-center gap-1.5">
              <ShieldCheck className="text-primary size-4.5 shrink-0" />
              <span>
                <WithNumbers text={badge} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-8 border-t pt-6 md:mt-14">
        <h2 className="text-base font-semibold tracking-normal">{texts.safety.title}</h2>
        <CheckList
          points={texts.safety.points}
          className="text-muted-foreground mt-3 grid gap-x-10 gap-y-2 md:grid-cols-3"
        />
      </div>
    </section>
  );
}

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Fact({ label, className, children }: FactProps) {
  return (
    <div
      className={cn(
        "grid items-baseline gap-x-3 border-b px-4 py-2.5 last:border-0 min-[20rem]:grid-cols-[5.75rem_1fr] sm:grid-cols-[6.5rem_1fr]",
        className,
      )}
    >
      <dt className="text-muted-foreground text-base">{label}</dt>
      <dd className="leading-snug font-medium">{children}</dd>
    </div>
  );
}
