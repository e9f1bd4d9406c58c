import { type Facts, type ServiceFacts, serviceFacts } from "@domain/facts";
import { catalogueServices, isServiceSlug, serviceNames } from "@domain/service-names";
import type { Locale, Localized } from "@/config/locales";
import { doctorServices } from "./article-sets";

/** Every service that the application has a page for, by slug. */
export const serviceSlugs: readonly string[] = Object.keys(serviceNames);

/** The name that the application has for a service; undefined for a slug that names none. Pages show {@link serviceName}. */
export const serviceTitle = (slug: string): Localized | undefined =>
  isServiceSlug(slug) ? serviceNames[slug] : undefined;

/** The name of an active service that has a page, as its owner wrote it; undefined for any other slug. */
export function serviceName(facts: Facts, slug: string, locale: Locale): string | undefined {
  const service = isServiceSlug(slug) ? serviceFacts(facts, slug) : undefined;
  return service && (service.name[locale].trim() || serviceTitle(slug)?.[locale]);
}

/** The name of any active service: as its owner wrote it, else as the application or the other language has it, else its slug in words. */
export const nameOfService = ({ slug, name }: Pick<ServiceFacts, "slug" | "name">, locale: Locale): string =>
  name[locale].trim() ||
  serviceTitle(slug)?.[locale] ||
  name.en.trim() ||
  name.ar.trim() ||
  slug.replaceAll("-", " ");

/** Whether it is one of the doctors' services, which menu and lists show apart. */
export const isDoctorService = (slug: string): boolean =>
  (doctorServices as readonly string[]).includes(slug);

/** The active services that have a page, in the owner's order. */
export const offeredSlugs = (facts: Facts): readonly string[] =>
  facts.services.map(({ slug }) => slug).filter(isServiceSlug);

/** Of those, the ones of the catalogue, which menu, home page and structured data show. */
export const offeredCatalogue = (facts: Facts): readonly string[] =>
  offeredSlugs(facts).filter((slug) => Object.hasOwn(catalogueServices, slug));
