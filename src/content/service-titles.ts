import { isServiceSlug, serviceNames } from "@domain/service-names";
import type { Localized } from "@/i18n/locales";

export {
  catalogueServices as catalogueTitles,
  otherServices as otherServiceTitles,
} from "@domain/service-names";

/** Every service that has a page, by slug. */
export const serviceSlugs: readonly string[] = Object.keys(serviceNames);

/** The name of a service; undefined for a slug that names none. */
export const serviceTitle = (slug: string): Localized | undefined =>
  isServiceSlug(slug) ? serviceNames[slug] : undefined;
