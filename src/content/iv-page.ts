import { brandName } from "@/config/brand";
import { formatRange, plural } from "@/i18n/format";
import type { Locale, Localized } from "@/i18n/locales";
import type { Range } from "@/config/facts";
import { ivCoverage, ivCoverageKeywords } from "./iv-coverage";
import { drips, type DripId } from "./iv-drips";
import { ivTexts, type IvTexts, type Titled } from "./iv-texts";

interface DripTexts extends Titled {
  id: DripId;
  category: string;
  benefits: readonly string[];
  note: string;
  imageAlt: string;
  badge: string | null;
  isPopular: boolean;
  /** Null where the catalogue names no price. */
  price: string | null;
  chatMessage: string;
  chatLabel: string;
}

/** All that stands on the IV therapy page and on no other, in one language. */
export interface IvExtras extends Omit<IvTexts, "drips" | "coverage"> {
  drips: IvTexts["drips"] & { items: readonly DripTexts[] };
  coverage: IvTexts["coverage"] & {
    areas: readonly (Titled & { id: string; responseTime: string; near: string })[];
    keywords: readonly string[];
  };
}

/** Plain data in one language, so that it can travel with the prerendered page. */
export function ivExtras(locale: Locale): IvExtras {
  const texts = ivTexts[locale];
  const say = sentences[locale];
  return {
    ...texts,
    drips: {
      ...texts.drips,
      items: drips.map((drip) => ({
        id: drip.id,
        category: drip.category[locale],
        title: drip.title[locale],
        text: drip.suitableFor[locale],
        benefits: drip.benefits[locale],
        note: drip.note[locale],
        imageAlt: say.imageAlt(drip.title[locale]),
        badge: drip.badge?.[locale] ?? null,
        isPopular: drip.isPopular ?? false,
        price: drip.priceAED === undefined ? null : say.price(drip.priceAED),
        chatMessage: say.message(drip.title[locale]),
        chatLabel: say.chatLabel(drip.title[locale]),
      })),
    },
    coverage: {
      ...texts.coverage,
      areas: ivCoverage.map((area) => ({
        id: area.id,
        title: area.name[locale],
        text: area.description[locale],
        responseTime: say.minutes(area.responseMinutes),
        near: say.near(area.landmarks[locale]),
      })),
      keywords: ivCoverageKeywords[locale],
    },
  };
}

interface Sentences {
  price: (aed: number) => string;
  imageAlt: (drip: string) => string;
  message: (drip: string) => string;
  chatLabel: (drip: string) => string;
  minutes: (range: Range) => string;
  near: (landmarks: string) => string;
}

const sentences: Localized<Sentences> = {
  en: {
    price: (aed) => `AED ${aed}`,
    imageAlt: (drip) => `A drip bag, drawn for ${drip}`,
    message: (drip) => `Hello ${brandName.en}, I would like to ask about the ${drip} drip.`,
    chatLabel: (drip) => `WhatsApp: ${drip} drip`,
    minutes: (range) => `${formatRange(range, "en")} min`,
    near: (landmarks) => `Near ${landmarks}`,
  },
  ar: {
    price: (aed) => plural(aed, "ar", { few: "{n} دراهم", many: "{n} درهمًا", other: "{n} درهم" }),
    imageAlt: (drip) => `رسم لكيس محلول: ${drip}`,
    message: (drip) => `مرحبًا ${brandName.ar}، أودّ الاستفسار عن المحلول الوريدي: ${drip}.`,
    chatLabel: (drip) => `واتساب: محلول ${drip}`,
    minutes: (range) => `${formatRange(range, "ar")} دقيقة`,
    near: (landmarks) => `قرب ${landmarks}`,
  },
};
