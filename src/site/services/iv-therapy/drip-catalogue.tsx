import { WhatsAppLink } from "@/components/patterns/contact-link";
import { ChevronDown } from "@/components/ui/icons";
import { Scene } from "@/components/patterns/picture";
import { cn } from "@/lib/class-names";
import { type Drip, drips } from "@/content/iv-drips";
import { ivTexts } from "@/content/iv-texts";
import { fillIn, formatPrice } from "@/i18n/format";
import { useI18n, useTexts } from "@/i18n/i18n";
import type { ServiceContent } from "../service-content";

/** Addresses of the drips' pictures, whose files are named by their ids. */
const PICTURES = import.meta.glob<string>("/src/assets/drips/*.svg", { eager: true, import: "default" });

/** A drip with its position in the catalogue, under which clicks on it are counted. */
type PlacedDrip = Drip & { index: number };

const placed: readonly PlacedDrip[] = drips.map((drip, index) => ({ ...drip, index }));
const popular = placed.filter(({ isPopular }) => isPopular);

/** The first drip of each category, which its link leads to: those of one category are next to each other. */
const firstOfCategories = placed.filter(
  (drip) => placed.find(({ category }) => category.en === drip.category.en) === drip,
);

const others = firstOfCategories.flatMap(({ category }) =>
  placed.filter((drip) => !drip.isPopular && drip.category.en === category.en),
);

const anchorOf = (drip: Drip) => `drip-${drip.id}`;

const OTHERS = "other-drips";

/**
 * The most popular drips in three doorways, the others in a plain list, which a small screen unfolds: everything is in the
 * page, and a link to a category opens the list that has it.
 */
export function DripCatalogue({ service }: { service: Pick<ServiceContent, "slug" | "prices"> }) {
  const { locale } = useI18n();
  const texts = useTexts(ivTexts).drips;
  const prices = new Map(service.prices.map(({ id, fromAED }) => [id, fromAED]));
  const show = (shown: readonly PlacedDrip[]) =>
    shown.map((drip) => (
      <DripItem key={drip.id} slug={service.slug} drip={drip} priceAED={prices.get(drip.id)} />
    ));
  return (
    <section aria-labelledby="drips" className="border-t">
      <div className="page-width py-band">
        <h2 id="drips">{texts.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
        <nav aria-label={texts.categories}>
          <ul className="mt-4 flex flex-wrap gap-x-5">
            {firstOfCategories.map((drip) => (
              <li key={drip.id}>
                <a
                  href={`#${anchorOf(drip)}`}
                  onClick={showOthers}
                  className="text-primary inline-flex min-h-12 items-center underline underline-offset-4"
                >
                  {drip.category[locale]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="mt-6 grid gap-x-10 lg:grid-cols-3">{show(popular)}</ul>
        <details id={OTHERS} className="open-on-large group border-t lg:mt-6">
          <summary className="text-primary flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
            {texts.others}
            <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="grid gap-x-16 lg:grid-cols-2">{show(others)}</ul>
        </details>
      </div>
    </section>
  );
}

/** Browsers open the target of a link; this is for those that do not. */
function showOthers(): void {
  document.querySelector(`#${OTHERS}`)?.setAttribute("open", "");
}

interface DripItemProps {
  slug: string;
  drip: PlacedDrip;
  /** Without a price the visitor contacts us. */
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
      id={anchorOf(drip)}
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
