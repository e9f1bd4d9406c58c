import type { ReactNode } from "react";
import { CallLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/scene";
import { StarIcon } from "@/components/ui/icons";
import { Clock, ShieldCheck } from "@/components/ui/line-icons";
import { useI18n } from "@/i18n/i18n";
import { BookLink } from "./book-link";
import type { LocationContent } from "./location-content";
import { LocationTrail } from "./location-trail";

const ICON = "size-5 shrink-0";

/** Which service, where, how soon, and the way to book it. Only a small screen is in a hand that can also call. */
export function LocationHero({ content, service }: { content: LocationContent; service: string }) {
  const { t } = useI18n();
  const { badges } = content;
  return (
    <section className="page-width pb-12 md:pb-18">
      <LocationTrail texts={content.texts} page={content.heading} />
      <div className="mt-1 grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-5 md:mt-3 md:grid-cols-[1.08fr_0.92fr] md:grid-rows-[1fr_auto_auto_1fr] md:gap-x-14 md:gap-y-6">
        <h1 className="min-w-0 text-[clamp(1.625rem,1.05rem+3.2vw,3.5rem)] wrap-anywhere md:self-end">
          {content.heading}
        </h1>
        <div className="arch bg-primary-soft w-22 md:row-span-4 md:w-full md:max-w-md md:justify-self-end">
          <Scene {...content.scene} width={400} height={470} eager />
        </div>
        <p
          dir="auto"
          className="text-muted-foreground col-span-2 max-w-[36em] text-[1.0625em] wrap-anywhere md:col-span-1"
        >
          {content.description}
        </p>
        <ul className="col-span-2 flex flex-wrap gap-2.5 md:col-span-1">
          <Badge icon={<Clock className={`${ICON} text-primary`} />}>{badges.response}</Badge>
          <Badge icon={<ShieldCheck className={`${ICON} text-primary`} />}>{badges.licensed}</Badge>
          <Badge icon={<StarIcon className={`${ICON} text-saffron`} />}>{badges.rating}</Badge>
        </ul>
        <div className="col-span-2 flex flex-wrap gap-3 self-start *:grow sm:*:grow-0 md:col-span-1">
          <BookLink source="location_hero" service={service} content={content} />
          <CallLink source="location_hero" service={service} className="md:hidden">
            {t.actions.callNow}
          </CallLink>
        </div>
      </div>
    </section>
  );
}

function Badge({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="border-border bg-card inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-base font-medium">
      {icon}
      {children}
    </li>
  );
}
