import type { Facts } from "../ai/provider.ts";
import { serviceNames } from "../domain/service-names.ts";

/** The facts of a service with its default name. */
export const factsOf = (slug: string, hasPrice = false): Facts => ({
  name: serviceNames[slug] ?? { en: slug, ar: slug },
  hasPrice,
});
