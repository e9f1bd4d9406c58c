import { type Facts, serviceFacts } from "@domain/facts";
import { emergencyNumbers } from "@/config/contact";
import { localizedPath, paths } from "@/config/paths";
import { offeredCatalogue } from "@/content/service-titles";
import { catalogue } from "@/content/services";
import { fetchActiveAuthors } from "@/data/public/authors.queries";
import { fetchFacts } from "@/data/public/facts.queries";
import { localized } from "@/i18n/localized";

const inBoth = (path: string) => ({ en: localizedPath(path, "en"), ar: localizedPath(path, "ar") });

/**
 * The JSON files that the site serves to programs, by path. They are written with the pages, so everything in them is public.
 * @param given facts to use instead of those of the database
 * @throws AppError when authors or facts cannot be read
 */
export async function apiFiles(given?: Facts): Promise<Record<string, unknown>> {
  const [authors, facts] = await Promise.all([fetchActiveAuthors(), given ?? fetchFacts()]);
  return {
    "/api/services": offeredCatalogue(facts).map((slug) => ({
      slug,
      category: catalogue.find((service) => service.slug === slug)?.category,
      title: serviceFacts(facts, slug)?.name,
      startingFromAED: serviceFacts(facts, slug)?.priceAED ?? null,
      unit: serviceFacts(facts, slug)?.unit,
      path: inBoth(paths.service(slug)),
    })),
    "/api/doctors": authors.map((author) => ({
      name: { en: localized(author, "name", "en"), ar: localized(author, "name", "ar") },
      role: { en: localized(author, "role", "en"), ar: localized(author, "role", "ar") },
      picture: author.avatar_url,
    })),
    "/api/emergency-contacts": {
      ambulance: emergencyNumbers.ambulance,
      police: emergencyNumbers.police,
      phone: facts.phone,
      whatsapp: facts.whatsapp,
    },
  };
}
