import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/patterns/breadcrumbs";
import { Scene } from "@/components/patterns/picture";
import { Clock, ShieldCheck, StarIcon } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import { locationPageTexts, locationSentences } from "@/texts/site/location-page";
import { servicePageTexts } from "@/texts/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { WithNumbers } from "@/components/ui/with-numbers";
import { BookButtons } from "./location-sections";
import type { LocationContent } from "./location-content";

const ICON = "size-5 shrink-0";

/** The service, the location, the price, the arrival time, and the two ways to book. */
export function LocationHero({ content }: { content: LocationContent }) {
  const { locale } = useI18n();
  const texts = useTexts(locationPageTexts);
  const { units } = useTexts(servicePageTexts);
  return (
    <section className="page-width pb-12 md:pb-18">
      <Breadcrumbs
        above={{ name: texts.dubai, to: localizedPath(paths.locations, locale) }}
        current={content.heading}
      />
      <div className="mt-1 grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-5 md:mt-3 md:grid-cols-[1.08fr_0.92fr] md:grid-rows-[1fr_auto_auto_auto_1fr] md:gap-x-14 md:gap-y-6">
        <h1 className="min-w-0 text-[clamp(1.625rem,1.05rem+3.2vw,3.5rem)] wrap-anywhere max-[20rem]:col-span-2 md:self-end">
          {content.heading}
        </h1>
        <div className="arch bg-primary-soft w-22 md:row-span-5 md:w-full md:max-w-md md:justify-self-end">
          <Scene src={content.scene.src} alt={content.scene.alt} width={400} height={470} eager />
        </div>
        <p
          dir="auto"
          className="text-muted-foreground col-span-2 max-w-[36em] text-[1.0625em] wrap-anywhere md:col-span-1"
        >
          <WithNumbers text={content.about || content.description} />
        </p>
        <p className="rounded-card bg-saffron-soft col-span-2 justify-self-start px-4 py-2.5 leading-snug md:col-span-1">
          <strong className="text-[1.3125rem] font-bold">
            {locationSentences[locale].startingFrom(content.priceAED)}
          </strong>{" "}
          {content.priceAED !== undefined && <span>{units[content.unit]}</span>}
        </p>
        <ul className="col-span-2 flex flex-wrap gap-2 md:col-span-1">
          <Badge icon={<Clock className={`${ICON} text-primary`} />}>{content.response}</Badge>
          {texts.badges.licensed && (
            <Badge icon={<ShieldCheck className={`${ICON} text-primary`} />}>{texts.badges.licensed}</Badge>
          )}
          {texts.badges.rating && (
            <Badge icon={<StarIcon className={`${ICON} text-saffron`} />}>{texts.badges.rating}</Badge>
          )}
        </ul>
        <div className="col-span-2 flex flex-col gap-3 self-start sm:flex-row md:col-span-1">
          <BookButtons source="location_hero" content={content} />
        </div>
      </div>
    </section>
  );
}

function Badge({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="bg-card inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-base font-medium">
      {icon}
      {children}
    </li>
  );
}
