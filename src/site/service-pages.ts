import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, createElement } from "react";
import type { Params } from "react-router-dom";
import { serviceDetails } from "@/content/service-details";
import type { Locale } from "@/config/locales";
import type { SubjectOf } from "./layout/page-traits";

/** A page's file: its component, what it reads from the database, and what it is about. */
export interface PageModule {
  Component: ComponentType;
  load?: (client: QueryClient, locale: Locale, params: Params) => Promise<void>;
  subject?: SubjectOf;
}

/** Two services have pages with parts of their own. */
const OWN_PAGES: Readonly<Record<string, { importPage: () => Promise<PageModule>; module: string }>> = {
  "iv-therapy-at-home": {
    importPage: () => import("./services/iv-therapy/iv-therapy-page"),
    module: "site/services/iv-therapy/iv-therapy-page.tsx",
  },
  "elderly-care": {
    importPage: () => import("./services/elderly-care/elderly-care-page"),
    module: "site/services/elderly-care/elderly-care-page.tsx",
  },
};

/** The page of a service. */
export const importService = (slug: string): Promise<PageModule> =>
  OWN_PAGES[slug]?.importPage() ?? importSharedPage(slug);

/** Which files it is made of, below `src`. */
export const serviceModules = (slug: string): readonly string[] => {
  const own = OWN_PAGES[slug];
  return own ? [own.module] : ["site/services/service-page.tsx", `content/services/${slug}.yaml`];
};

/** The page that all other services have, with the words of one of them. */
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
