import type { Offer } from "schema-dts";
import type { PriceUnit } from "@domain/facts";
import { CURRENCY } from "@/config/conversions";

export interface Price {
  /** Undefined while nobody has named it: then there is no offer. */
  priceAED: number | undefined;
  unit: PriceUnit;
  /** ISO date, like `2027-11-21`. */
  offerValidUntil: string;
}

/** A starting price as structured data, with what else belongs to the offer. https://schema.org/Offer */
export const offerOf = (
  { priceAED, unit, offerValidUntil }: Price,
  more: Partial<Exclude<Offer, string>> = {},
): { offers?: Offer } =>
  priceAED === undefined
    ? {}
    : {
        offers: {
          "@type": "Offer",
          price: priceAED,
          priceCurrency: CURRENCY,
          priceValidUntil: offerValidUntil,
          availability: "https://schema.org/InStock",
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            minPrice: priceAED,
            priceCurrency: CURRENCY,
            unitText: unit,
          },
          ...more,
        },
      };
