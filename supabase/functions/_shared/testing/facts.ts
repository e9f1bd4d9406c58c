import type { Facts } from "../ai/provider.ts";
import { serviceNames } from "../domain/service-names.ts";

/** What is known of a service that nobody has renamed. */
export const factsOf = (slug: string, hasPrice = false): Facts => ({
  name: serviceNames[slug] ?? { en: slug, ar: slug },
  hasPrice,
});
