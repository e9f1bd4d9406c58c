import { WhatsAppLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/picture";
import { cn } from "@/lib/class-names";
import { type Drip, drips } from "@/content/iv-drips";
import { ivTexts } from "@/content/iv-texts";
import { fillIn, formatPrice } from "@/i18n/format";
import { useI18n, useTexts } from "@/i18n/i18n";
import type { ServiceContent } from "../service-content";

/** Addresses of the drips' pictures, whose files are called by their ids. */
const PICTURES = import.meta.glob<string>("/src/assets/drips/*.svg", { eager: true, import: "default" });

/** The drips people ask for most in three doorways, the others in a quiet list. */
export function DripCatalogue({ service }: { service: Pick<ServiceContent, "slug" | "prices"> }) {
  const texts = useTexts(ivTexts).drips;
  const items = drips.map((drip, index) => ({ ...drip, index }));
  const prices = new Map(service.prices.map(({ id, fromAED }) => [id, fromAED]));
  const show = (isPopular: boolean) =>
    items
      .filter((drip) => (drip.isPopular ?? false) === isPopular)
      .map((drip) => (
        <DripItem key={drip.id} slug={service.slug} drip={drip} priceAED={prices.get(drip.id)} />
      ));
  return (
    <section aria-labelledby="drips" className="border-t">
      <div className="page-width py-band">
        <h2 id="drips">{texts.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
        <ul className="mt-8 grid gap-x-10 lg:grid-cols-3">{show(true)}</ul>
        <ul className="grid gap-x-16 lg:mt-6 lg:grid-cols-2">{show(false)}</ul>
      </div>
    </section>
  );
}

interface DripItemProps {
  slug: string;
  /** With its place in the catalogue, by which a click on it is counted. */
  drip: Drip & { index: number };
  /** Without one the visitor asks. */
  priceAED: number | undefined;
}

function DripItem({ slug, drip, priceAED }: DripItemProps) {
  const { locale } = useI18n();
  const texts = useTexts(ivTexts).drips;
  const { isPopular } = drip;
  const title = drip.title[locale];
  const pill = "rounded-full px-3 text-[0.9375rem] leading-7 font-medium";
  return (
    <li
      className={cn(
        "grid content-start gap-x-4 gap-y-3 border-t py-7",
        isPopular
          ? "grid-cols-[6.5rem_1fr] lg:grid-cols-1 lg:grid-rows-[auto_auto_1fr] lg:border-t-0"
          : "grid-cols-[4.5rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-5",
      )}
    >
      <Scene
        src={PICTURES[`/src/assets/drips/${drip.id}.svg`] ?? ""}
        alt={fillIn(texts.imageAlt, { drip: title })}
        width={240}
        height={240}
        className={cn("self-start rounded-[50%_50%_12px_12px]", isPopular ? "lg:max-w-52" : "md:row-span-2")}
      />
      <div className="self-center">
        <p className="text-muted-foreground text-[0.9375rem] font-medium uppercase">
          {drip.category[locale]}
        </p>
        <h3>{title}</h3>
        {(isPopular || drip.badge) && (
          <p className="mt-1.5 flex flex-wrap gap-2">
            {isPopular && <span className={cn(pill, "bg-primary-soft text-primary")}>{texts.popular}</span>}
            {drip.badge && <span className={cn(pill, "bg-saffron-soft")}>{drip.badge[locale]}</span>}
          </p>
        )}
      </div>
      <div
        className={cn(
          "col-span-2 flex flex-col",
          isPopular ? "lg:col-span-1" : "md:col-span-1 md:col-start-2",
        )}
      >
        <p className="font-medium">{drip.suitableFor[locale]}</p>
        <ul
          className={cn(
            "mt-1.5 text-base",
            isPopular ? "marker:text-primary list-disc ps-5" : "dots-between",
          )}
        >
          {drip.benefits.map(({ [locale]: benefit }) => (
            <li key={benefit} className={isPopular ? "ps-1" : "inline"}>
              {benefit}
            </li>
          ))}
        </ul>
        <p className="text-muted-foreground mt-1.5 mb-4 text-base">{drip.note[locale]}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className={priceAED !== undefined ? "text-xl font-bold" : "text-muted-foreground"}>
            {priceAED !== undefined ? formatPrice(priceAED, locale) : texts.askPrice}
          </span>
          <WhatsAppLink
            source="iv_drip"
            index={drip.index}
            service={slug}
            size="small"
            variant={isPopular ? "chat" : "quiet"}
            message={fillIn(texts.chatMessage, { drip: title })}
            label={fillIn(texts.chatLabel, { drip: title })}
          />
        </p>
      </div>
    </li>
  );
}
