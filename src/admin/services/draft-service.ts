import { HIGHEST_PRICE } from "@domain/service-content";
import type { DraftService } from "@/data/public/service-preview";
import { wholeNumber } from "../shared/manage/form-rules";
import { contentOf, MAX_MINUTES, type ServiceValues } from "./service-form.schema";
import type { Localized } from "@/config/locales";

/**
 * What the page would show of the fields as they are. What cannot be saved yet, such as a question in one language, is left out
 * until it can.
 */
export function draftService(values: ServiceValues): DraftService {
  const { content, slug, price_unit } = values;
  const [arrival_least, arrival_most] = range(values.arrival_least, values.arrival_most, MAX_MINUTES.arrival);
  const [visit_least, visit_most] = range(values.visit_least, values.visit_most, MAX_MINUTES.visit);
  const prices = content.prices.flatMap(({ fromAED, ...item }) => {
    const amount = wholeNumber(fromAED, 0, HIGHEST_PRICE);
    return amount === undefined || item.id === "" || isHalf(item.name) ? [] : [{ ...item, fromAED: amount }];
  });
  const faqs = content.faqs.filter(({ question, answer }) => !isHalf(question) && !isHalf(answer));
  return {
    slug,
    name_en: values.name_en,
    name_ar: values.name_ar,
    description_en: values.description_en,
    description_ar: values.description_ar,
    starting_price: wholeNumber(values.starting_price, 0, HIGHEST_PRICE) ?? null,
    price_unit,
    arrival_least,
    arrival_most,
    visit_least,
    visit_most,
    content_data: contentOf({ ...content, faqs, prices }),
  };
}

const isHalf = ({ en, ar }: Localized) => en.trim() === "" || ar.trim() === "";

function range(least: string, most: string, highest: number): [number, number] | [null, null] {
  const [from, to] = [wholeNumber(least, 1, highest), wholeNumber(most, 1, highest)];
  return from === undefined || to === undefined || from > to ? [null, null] : [from, to];
}
