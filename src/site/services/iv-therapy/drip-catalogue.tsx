import { WhatsAppLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/scene";
import { cn } from "@/lib/class-names";
import type { IvPageData } from "./iv-extras.queries";

type CatalogueTexts = IvPageData["drips"];

interface DripCatalogueProps {
  slug: string;
  texts: CatalogueTexts;
  pictures: IvPageData["pictures"];
}

/** The drips people ask for most in three doorways, the others in a quiet list. */
export function DripCatalogue({ slug, texts, pictures }: DripCatalogueProps) {
  const show = (isPopular: boolean) =>
    texts.items.map(
      (drip, index) =>
        drip.isPopular === isPopular && (
          <DripItem
            key={drip.id}
            slug={slug}
            index={index}
            drip={drip}
            labels={texts}
            picture={pictures[drip.id]}
          />
        ),
    );
  return (
    <section aria-labelledby="drips" className="border-border border-t">
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
  index: number;
  drip: CatalogueTexts["items"][number];
  labels: Pick<CatalogueTexts, "popular" | "askPrice">;
  picture: string;
}

function DripItem({ slug, index, drip, labels, picture }: DripItemProps) {
  const { isPopular } = drip;
  const pill = "rounded-full px-3 text-[0.9375rem] leading-7 font-medium";
  return (
    <li
      className={cn(
        "border-border grid content-start gap-x-4 gap-y-3 border-t py-7",
        isPopular
          ? "grid-cols-[6.5rem_1fr] lg:grid-cols-1 lg:grid-rows-[auto_auto_1fr] lg:border-t-0"
          : "grid-cols-[4.5rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-5",
      )}
    >
      <Scene
        src={picture}
        alt={drip.imageAlt}
        width={240}
        height={240}
        className={cn("self-start rounded-[50%_50%_12px_12px]", isPopular ? "lg:max-w-52" : "md:row-span-2")}
      />
      <div className="self-center">
        <p className="text-muted-foreground text-[0.9375rem] font-medium uppercase">{drip.category}</p>
        <h3>{drip.title}</h3>
        {(isPopular || drip.badge) && (
          <p className="mt-1.5 flex flex-wrap gap-2">
            {isPopular && <span className={cn(pill, "bg-primary-soft text-primary")}>{labels.popular}</span>}
            {drip.badge && <span className={cn(pill, "bg-saffron-soft")}>{drip.badge}</span>}
          </p>
        )}
      </div>
      <div
        className={cn(
          "col-span-2 flex flex-col",
          isPopular ? "lg:col-span-1" : "md:col-span-1 md:col-start-2",
        )}
      >
        <p className="font-medium">{drip.text}</p>
        <ul className={cn("mt-1.5 text-base", isPopular && "marker:text-primary list-disc ps-5")}>
          {drip.benefits.map((benefit) => (
            <li
              key={benefit}
              className={
                isPopular ? "ps-1" : "not-last:after:text-input inline not-last:after:content-['_·_']"
              }
            >
              {benefit}
            </li>
          ))}
        </ul>
        <p className="text-muted-foreground mt-1.5 mb-4 text-base">{drip.note}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className={drip.price ? "text-xl font-bold" : "text-muted-foreground"}>
            {drip.price ?? labels.askPrice}
          </span>
          <WhatsAppLink
            source="iv_drip"
            index={index}
            service={slug}
            size="small"
            variant={isPopular ? "chat" : "quiet"}
            message={drip.chatMessage}
            label={drip.chatLabel}
          />
        </p>
      </div>
    </li>
  );
}
