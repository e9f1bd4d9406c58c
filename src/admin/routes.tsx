import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** Pages that leave what is around them where it is when they fail. Its module has the screen for that, so it is there as well. */
const inside = (
  importFrame: () => Promise<{ Component: ComponentType; ErrorInside: ComponentType }>,
  pages: RouteObject[],
): RouteObject => ({
  lazy: async () => ({ Component: (await importFrame()).Component }),
  children: [{ lazy: async () => ({ ErrorBoundary: (await importFrame()).ErrorInside }), children: pages }],
});

/** The staff's pages. Nothing of them is downloaded by visitors. */
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
          { index: true, lazy: () => import("./dashboard/dashboard-page") },
          { path: "posts", lazy: () => import("./posts/posts-page") },
          { path: "posts/new", lazy: () => import("./posts/editor/post-editor-page") },
          { path: "posts/:id", lazy: () => import("./posts/editor/post-editor-page") },
          { path: "calendar", lazy: () => import("./calendar/calendar-page") },
          { path: "analytics", lazy: () => import("./analytics/analytics-page") },
          { path: "bulk-generate", lazy: () => import("./bulk-generate/bulk-generate-page") },
          { path: "url-export", lazy: () => import("./url-export/url-export-page") },
          { path: "media", lazy: () => import("./media/media-page") },
          { path: "authors", lazy: () => import("./authors/authors-page") },
          { path: "facts", lazy: () => import("./facts/facts-page") },
          { path: "services", lazy: () => import("./services/services-page") },
          { path: "locations", lazy: () => import("./locations/locations-page") },
          { path: "reviews", lazy: () => import("./reviews/reviews-page") },
          { path: "redirects", lazy: () => import("./redirects/redirects-page") },
          { path: "schemas", lazy: () => import("./schemas/schemas-page") },
          { path: "staff", lazy: () => import("./staff/staff-page") },
          { path: "activity", lazy: () => import("./activity/activity-page") },
          { path: "activity/take-back", lazy: () => import("./activity/take-back/take-back-page") },
          { path: "account", lazy: () => import("./account/account-page") },
          { path: "settings", lazy: () => import("./settings/settings-page") },
        ],
      ),
    ],
  ),
];
