import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "@/admin/routes";
import type { Locale } from "@/i18n/locales";
import { siteRoutes } from "@/site/routes";
import { RouteError } from "./route-error";

const layouts = {
  en: () => import("@/site/layout/english-layout"),
  ar: () => import("@/site/layout/arabic-layout"),
} satisfies Record<Locale, () => Promise<unknown>>;

/** The whole site: the public pages once per language, and the staff's pages apart. Every page is loaded when it is visited. */
export const createRoutes = (queryClient: QueryClient): RouteObject[] => [
  { path: "/admin", children: adminRoutes, ErrorBoundary: RouteError, HydrateFallback: Nothing },
  {
    path: "/ar",
    lazy: layouts.ar,
    children: siteRoutes("ar", queryClient),
    ErrorBoundary: RouteError,
    HydrateFallback: Nothing,
  },
  {
    path: "/",
    lazy: layouts.en,
    children: siteRoutes("en", queryClient),
    ErrorBoundary: RouteError,
    HydrateFallback: Nothing,
  },
];

function Nothing() {
  return null;
}
