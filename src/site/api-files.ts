import { contact, emergencyNumbers } from "@/config/contact";
import { env } from "@/config/env";
import { localizedPath, paths } from "@/config/paths";
import { catalogue } from "@/content/services";
import { fetchActiveAuthors } from "@/data/authors/authors.queries";
import { localized } from "@/i18n/localized";

const inBoth = (path: string) => ({ en: localizedPath(path, "en"), ar: localizedPath(path, "ar") });

/**
 * What the site answers to programs, by path. Written as files with the pages, so everything in them is public.
 * @throws AppError when the authors cannot be read
 */
export async function apiFiles(): Promise<Record<string, unknown>> {
  const authors = await fetchActiveAuthors();
  return {
    "/api/services": catalogue.map(({ slug, category, title, startingFromAED }) => ({
      slug,
      category,
      title,
      startingFromAED,
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
      phone: contact.phone,
      whatsapp: env.VITE_WHATSAPP,
    },
  };
}
