import { useWatch } from "react-hook-form";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "@/components/ui/icons";
import { paths, localizedPath } from "@/config/paths";
import { factsQuery } from "@/data/facts/facts.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { servicePageTexts } from "@/i18n/dictionaries/service-page";
import { dirhams, formatMinutes, formatNumber } from "@/i18n/format";
import { dirOf, LOCALES, LOCALE_NAMES, type Locale } from "@/i18n/locales";
import type { ServiceValues } from "./service-form.schema";

/** The first screen of the service's page with what stands in the fields, in both languages side by side. */
export function ServicePreview() {
  const { services: texts } = useAdminI18n().t;
  return (
    <section aria-label={texts.preview} className="grid gap-3">
      <h3 className="text-lg font-semibold">{texts.preview}</h3>
      <div className="grid gap-4 md:grid-cols-2">
        {LOCALES.map((locale) => (
          <PreviewCard key={locale} locale={locale} />
        ))}
      </div>
    </section>
  );
}

function PreviewCard({ locale }: { locale: Locale }) {
  const values = useWatch<ServiceValues>() as ServiceValues;
  const facts = useQuery(factsQuery).data;
  const words = facts && servicePageTexts(facts)[locale];
  const { content, slug } = values;
  const price = Number(values.starting_price);
  const hasPrice = values.starting_price.trim() !== "" && Number.isInteger(price);
  const range = [Number(values.arrival_least), Number(values.arrival_most)] as const;
  const amount = locale === "ar" ? dirhams(price) : `AED ${formatNumber(price)}`;
  return (
    <div
      lang={locale}
      dir={dirOf(locale)}
      className="rounded-card border-border bg-background grid content-start gap-3 border p-5"
    >
      <p className="text-muted-foreground text-base">{LOCALE_NAMES[locale]}</p>
      <p className="text-2xl leading-tight font-bold break-words">{values[`name_${locale}`]}</p>
      <p className="text-muted-foreground break-words">
        {content.lead[locale] || values[`description_${locale}`]}
      </p>
      {words && (
        <dl className="rounded-control bg-saffron-soft px-4 py-2">
          <dt className="text-base">{words.facts.price}</dt>
          <dd className="text-xl font-bold">
            {hasPrice ? `${amount} ${words.units[values.price_unit]}` : "–"}
          </dd>
          {range[0] > 0 && range[1] > 0 && (
            <>
              <dt className="text-base">{words.facts.soon}</dt>
              <dd className="font-semibold">{formatMinutes(...range, locale)}</dd>
            </>
          )}
        </dl>
      )}
      {content.badge[locale] && (
        <p className="inline-flex items-center gap-1.5 text-base">
          <ShieldCheck className="text-primary size-4.5" />
          {content.badge[locale]}
        </p>
      )}
      {slug !== "" && (
        <p dir="ltr" className="text-muted-foreground text-base break-all">
          {localizedPath(paths.service(slug), locale)}
        </p>
      )}
    </div>
  );
}
