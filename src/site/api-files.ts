import { contact, emergencyNumbers } from "@/config/contact";
import { env } from "@/config/env";
import { localizedPath, paths } from "@/config/paths";
import { catalogue } from "@/content/services";
import { fetchActiveAuthors } from "@/data/authors/authors.queries";

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
    "/api/doctors": authors.map(({ name, name_ar, role, role_ar, avatar_url }) => ({
      name: { en: name, ar: name_ar || name },
      role: { en: role, ar: role_ar || role },
      picture: avatar_url,
    })),
    "/api/emergency-contacts": {
      ambulance: emergencyNumbers.ambulance,
      police: emergencyNumbers.police,
      phone: contact.phone,
      whatsapp: env.VITE_WHATSAPP,
    },
  };
}
