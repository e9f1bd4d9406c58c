import type { Localized } from "@/config/locales";
import { texts } from "./catalogue.yaml";

/** The five services of the menu, the grid and the structured data, in the order in which they are shown. */
export const catalogue = texts;

/** The benefits of a service in the catalogue, which its page shares, so that they are written once. */
export function benefitsOf(slug: string): readonly Localized[] {
  const service = catalogue.find((entry) => entry.slug === slug);
  if (!service) throw new Error(`${slug} is not in the catalogue, and its file has no benefits.`);
  return service.benefits;
}
