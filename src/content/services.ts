import type { Localized } from "@/config/locales";
import { texts } from "./catalogue.yaml";

/** The five services of the menu, the grid and the structured data, in the order in which they are shown. */
export const catalogue = texts;

/** What the catalogue says of a service, so that its page does not say it a second time in other words. */
export function benefitsOf(slug: string): readonly Localized[] {
  const service = catalogue.find((entry) => entry.slug === slug);
  if (!service) throw new Error(`${slug} is not in the catalogue, and its file has no benefits.`);
  return service.benefits;
}
