import type { RouteObject } from "react-router-dom";

/** The staff's pages. Nothing of them is downloaded by visitors. */
export const adminRoutes: RouteObject[] = [
  {
    lazy: () => import("./layout/admin-root"),
    children: [
      { path: "login", lazy: () => import("./login/login-page") },
      {
        lazy: () => import("./layout/admin-shell"),
        children: [{ index: true, lazy: () => import("./dashboard/dashboard-page") }],
      },
    ],
  },
];
