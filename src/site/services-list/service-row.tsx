import type { ServiceFacts } from "@domain/facts";
import { isServiceSlug } from "@domain/service-names";
import { WhatsAppLink } from "@/components/patterns/contact-link";
import { ArrowRight, Clock } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";
import { localizedPath, paths } from "@/config/paths";
import { nameOfService } from "@/content/service-titles";
import { factTexts } from "@/i18n/fact-texts";
import { useI18n, useTexts } from "@/i18n/i18n";
import { servicePageTexts } from "@/texts/site/service-page";
import { servicesPageTexts } from "@/texts/site/services-page";

interface ServiceRowProps {
  service: ServiceFacts;
  /** The owner's description; undefined while it is loading. */
  description: string | undefined;
  isPending: boolean;
}

/** A service with its price and its time. A service without a page has a chat instead of a link. */
export function ServiceRow({ service, description, isPending }: ServiceRowProps) {
  const { t, locale, facts } = useI18n();
  const { units } = useTexts(servicePageTexts);
  const { ask } = useTexts(servicesPageTexts);
  const { slug, priceAED, unit } = service;
  const name = nameOfService(service, locale);
  const hasPage = isServiceSlug(slug);
  const content = (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3
          className={`min-w-0 wrap-anywhere ${hasPage ? "group-hover:text-primary transition-colors" : ""}`}
        >
          {name}
        </h3>
        {hasPage && (
          <ArrowRight className="text-primary mirror-rtl size-5 shrink-0 self-center transition-transform duration-200 group-hover:translate-x-1 rtl:group-hover:-translate-x-1" />
        )}
      </div>
      {isPending ? (
        <Skeleton className="my-2 h-10" />
      ) : (
        description && <p className="text-muted-foreground mt-1 text-base wrap-anywhere">{description}</p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-3.5 text-base">
        <span className="bg-saffron-soft rounded-full px-3.5 py-1">
          <strong className="font-bold">{t.navigation.from(priceAED)}</strong>
          {priceAED !== undefined && ` ${units[unit]}`}
        </span>
        <span className="inline-flex items-center gap-2 font-medium">
          <Clock className="text-primary size-4.5 shrink-0" />
          {factTexts(facts, locale).soon(slug)}
        </span>
      </p>
    </>
  );
  const box = "flex h-full flex-col py-6";
  return (
    <li className="border-sand-strong border-t">
      {hasPage ? (
        <PageLink to={localizedPath(paths.service(slug), locale)} className={`group ${box}`}>
          {content}
        </PageLink>
      ) : (
        <div className={box}>
          {content}
          <WhatsAppLink
            source="services_page"
            service={slug}
            size="small"
            variant="quiet"
            className="mt-4 self-start"
            message={t.chat.service(facts.name[locale], name)}
            label={ask(name)}
          />
        </div>
      )}
    </li>
  );
}
