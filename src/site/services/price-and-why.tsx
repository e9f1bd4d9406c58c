import { CheckList } from "@/components/patterns/check-list";
import { servicePageTexts } from "@/words/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { ServiceContactButtons } from "./service-contact-buttons";
import type { ServiceContent } from "./service-content";

interface PriceAndWhyProps {
  service: ServiceContent;
  /** Single items that have their own. */
  prices: ServiceContent["prices"];
}

export function PriceAndWhy({ service, prices }: PriceAndWhyProps) {
  const { t } = useI18n();
  const texts = useTexts(servicePageTexts);
  const { priceAED, unit, category } = service;
  const list = texts.priceList[category === "tests" ? "tests" : "others"];
  return (
    <section aria-labelledby="price" className="page-width py-band grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <div className="bg-primary-soft mx-auto flex w-full max-w-lg flex-col items-center self-center rounded-[180px_180px_24px_24px] px-6 pt-18 pb-9 text-center sm:rounded-[256px_256px_24px_24px] sm:px-12 sm:pt-24 sm:pb-12">
        <h2 id="price" className="text-[1.5rem] tracking-normal">
          {texts.price.title}
        </h2>
        <p className="mt-3 leading-tight">
          <span className="text-primary block text-[clamp(2rem,1.5rem+2.4vw,3rem)] font-bold tracking-(--tracking-title)">
            {t.navigation.from(priceAED)}
          </span>
          {priceAED !== undefined && <span className="text-lg">{texts.units[unit]}</span>}
        </p>
        <p className="text-muted-foreground mt-4">{texts.price.text}</p>
        <p className="text-muted-foreground mt-3 mb-7">{texts.price.payment}</p>
        <ServiceContactButtons source="service_price" service={service} />
      </div>
      <div className="self-center">
        <h2 className="text-[1.5rem] tracking-normal">{texts.why.title}</h2>
        <CheckList points={texts.why.points} className="stack-3 mt-4" />
        {prices.length > 0 && (
          <div className="mt-7 border-t pt-7">
            <h3>{list.title}</h3>
            <dl className="mt-3">
              {prices.map(({ id, name, fromAED }) => (
                <div key={id} className="flex justify-between gap-6 border-b py-2 last:border-0">
                  <dt>{name}</dt>
                  <dd className="shrink-0 font-semibold">{t.navigation.from(fromAED)}</dd>
                </div>
              ))}
            </dl>
            <p className="text-muted-foreground mt-2">{list.text}</p>
          </div>
        )}
      </div>
    </section>
  );
}
