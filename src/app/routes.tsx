import type { QueryClient } from "@tanstack/react-query";
import type { Params, RouteObject } from "react-router-dom";
import { adminRoutes } from "@/admin/routes";
import { paths } from "@/config/paths";
import { factsQuery } from "@/data/public/facts.queries";
import type { Localized } from "@/config/locales";
import { siteRoutes, type PageHandle } from "@/site/routes";
import { PageError, RouteError } from "./route-error";

const layouts = {
  ar: {
    path: "/ar",
    lazy: () => import("@/site/layout/arabic-layout"),
    handle: { modules: ["src/site/layout/arabic-layout.tsx"] },
  },
  en: {
    path: "/",
    lazy: () => import("@/site/layout/english-layout"),
    handle: { modules: ["src/site/layout/english-layout.tsx"] },
  },
} satisfies Localized<{ path: string; lazy: () => Promise<unknown>; handle: PageHandle }>;

/** The properties of routes that have no parent. */
const outermost = { ErrorBoundary: RouteError, HydrateFallback: () => null };

/** The whole site: the public pages once per language, and the staff's pages apart. Every page is loaded when it is visited. */
export const createRoutes = (queryClient: QueryClient): RouteObject[] => {
  /** Header and footer name facts, too, so pages are shown only after the facts are read. */
  const loader = async () => {
    await queryClient.ensureQueryData(factsQuery);
    return null;
  };
  return withIds([
    { path: "/admin", children: adminRoutes, ...outermost },
    ...(["ar", "en"] as const).map((locale) => ({
      ...layouts[locale],
      loader,
      children: inFrame(siteRoutes(locale, queryClient)),
      ...outermost,
    })),
    {
      path: paths.look(":lang", ""),
      lazy: async () => {
        const { Component, loadLook } = await import("@/site/article/look-page");
        return { Component, loader: ({ params }: { params: Params }) => loadLook(queryClient, params) };
      },
      ...outermost,
    },
    {
      path: paths.servicePreview(":slug", ":lang"),
      lazy: async () => {
        const { Component, loadPreview } = await import("@/site/service-preview");
        const load = ({ params }: { params: Params }) => loadPreview(queryClient, params);
        return { Component, loader: load };
      },
      ...outermost,
    },
  ]);
};

/** When a page fails, header and footer stay. */
const inFrame = (pages: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children: pages }];

/** Loads the modules of a route, so that its first render does not have to wait. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Gives every route an id by its position: the application and the prerender use it to hand over a route's data. */
const withIds = (routes: RouteObject[], parent = "page"): RouteObject[] =>
  routes.map((route, index) => {
    const id = `${parent}-${index}`;
    return route.index
      ? { ...route, id }
      : { ...route, id, children: route.children && withIds(route.children, id) };
  });
