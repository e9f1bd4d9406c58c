import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Params } from "react-router-dom";
import type { Locale } from "@/config/locales";
import type { SubjectOf } from "./layout/page-traits";

/** The exports of a page's file: its component, its loader, and its subject. */
export interface PageModule {
  Component: ComponentType;
  load?: (client: QueryClient, locale: Locale, params: Params) => Promise<void>;
  subject?: SubjectOf;
}

/** The page that most services share needs their texts as well: service-pages.ts loads both. */
const PAGES = import.meta.glob<PageModule>(["./*/**/*-page.tsx", "!./services/service-page.tsx"]);

/** The loader of a page, and its file in a build. */
export interface PageSource {
  importPage: () => Promise<PageModule>;
  module: string;
}

/**
 * @param name a page's file below `src/site`, without its ending: `about/about-page`
 * @throws Error where there is no such file
 */
export function pageSource(name: string): PageSource {
  const importPage = PAGES[`./${name}.tsx`];
  if (!importPage) throw new Error(`There is no page src/site/${name}.tsx.`);
  return { importPage, module: `src/site/${name}.tsx` };
}
