import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { adminPages } from "./pages";

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
          ...adminPages.flatMap(({ path, load, below = {} }) => [
            path === "dashboard" ? { index: true, lazy: load } : { path, lazy: load },
            ...Object.entries(below).map(([rest, lazy]) => ({ path: `${path}/${rest}`, lazy })),
          ]),
          { path: "*", lazy: () => import("./layout/unknown-page") },
        ],
      ),
    ],
  ),
];
