import { createElement } from "react";
import { serviceDetails } from "@/content/service-details";
import { type PageModule, type PageSource, pageSource } from "./page-modules";

/** Two services have pages with additional sections. */
const OWN_PAGES: Readonly<Record<string, PageSource>> = {
  "iv-therapy-at-home": pageSource("services/iv-therapy/iv-therapy-page"),
  "elderly-care": pageSource("services/elderly-care/elderly-care-page"),
};

/** The page of a service. */
export const importServicePage = (slug: string): Promise<PageModule> =>
  OWN_PAGES[slug]?.importPage() ?? importSharedPage(slug);

/** The files that it is built from. */
export const serviceModules = (slug: string): readonly string[] => {
  const own = OWN_PAGES[slug];
  return own ? [own.module] : ["src/site/services/service-page.tsx", `src/content/services/${slug}.yaml`];
};

/** The page of all other services, with the texts of one of them. */
async function importSharedPage(slug: string): Promise<PageModule> {
  const [{ ServicePage, loadService }, details] = await Promise.all([
    import("./services/service-page"),
    serviceDetails[slug]?.(),
  ]);
  if (!details) throw new Error(`There is no service ${slug}.`);
  return {
    Component: () => createElement(ServicePage, { slug, details }),
    load: (client, locale) => loadService(client, locale, slug),
  };
}
