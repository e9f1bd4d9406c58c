import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { adminPages, type PageName } from "./pages";

type Load = () => Promise<{ Component: ComponentType }>;

interface PageModules {
  load: Load;
  /** Pages below it, by the rest of the path. */
  below?: Readonly<Record<string, Load>>;
}

const editor = () => import("./posts/editor/post-editor-page");

/** The modules of each page. */
const modules: Readonly<Record<PageName, PageModules>> = {
  dashboard: { load: () => import("./dashboard/dashboard-page") },
  posts: { load: () => import("./posts/posts-page"), below: { new: editor, ":id": editor } },
  calendar: { load: () => import("./calendar/calendar-page") },
  analytics: {
    load: () => import("./analytics/analytics-page"),
    below: {
      costs: () => import("./costs/costs-page"),
      conversions: () => import("./conversions/conversions-page"),
    },
  },
  "bulk-generate": { load: () => import("./bulk-generate/bulk-generate-page") },
  "url-export": { load: () => import("./url-export/url-export-page") },
  media: { load: () => import("./media/media-page") },
  authors: { load: () => import("./authors/authors-page") },
  services: { load: () => import("./services/services-page") },
  locations: { load: () => import("./locations/locations-page") },
  redirects: { load: () => import("./redirects/redirects-page") },
  schemas: { load: () => import("./schemas/schemas-page") },
  leads: {
    load: () => import("./leads/leads-page"),
    below: { options: () => import("./leads/options-page") },
  },
  facts: { load: () => import("./facts/facts-page") },
  reviews: { load: () => import("./reviews/reviews-page") },
  links: { load: () => import("./links/links-page") },
  "medical-review": {
    load: () => import("./posts/review/queue-page"),
    below: { ":post/:lang": () => import("./posts/review/text-page") },
  },
  staff: { load: () => import("./staff/staff-page") },
  activity: {
    load: () => import("./activity/activity-page"),
    below: { "take-back": () => import("./activity/take-back/take-back-page") },
  },
  settings: { load: () => import("./settings/settings-page") },
  account: { load: () => import("./account/account-page") },
};

/**
 * A page that fails leaves everything around it unchanged. Its parent's module contains the error screen, so it is loaded as
 * well.
 */
const inside = (
  importFrame: () => Promise<{ Component: ComponentType; ErrorInside: ComponentType }>,
  pages: RouteObject[],
): RouteObject => ({
  lazy: async () => ({ Component: (await importFrame()).Component }),
  children: [{ lazy: async () => ({ ErrorBoundary: (await importFrame()).ErrorInside }), children: pages }],
});

/** The staff's pages. Visitors download nothing of them. */
export const adminRoutes: RouteObject[] = [
  inside(
    () => import("./layout/admin-root"),
    [
      { path: "login", lazy: () => import("./login/login-page") },
      { path: "forgotten", lazy: () => import("./forgotten/forgotten-page") },
      { path: "link", lazy: () => import("./account-link/account-link-page") },
      inside(
        () => import("./layout/admin-shell"),
        [
          ...adminPages.flatMap(({ path }) => {
            const { load, below = {} } = modules[path];
            return [
              path === "dashboard" ? { index: true, lazy: load } : { path, lazy: load },
              ...Object.entries(below).map(([rest, lazy]) => ({ path: `${path}/${rest}`, lazy })),
            ];
          }),
          { path: "*", lazy: () => import("./layout/unknown-page") },
        ],
      ),
    ],
  ),
];
