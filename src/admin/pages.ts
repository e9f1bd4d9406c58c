import type { ComponentType } from "react";

type Load = () => Promise<{ Component: ComponentType }>;

/** The menu's parts, in its order; those that have words in `navigation.groups` have a heading. */
export const MENU_GROUPS = ["main", "business", "people", "settings"] as const;

export interface AdminPage {
  /** Below `/admin`; the dashboard is there itself. */
  path: string;
  /** Where the menu has it; a page without one is reached from elsewhere. */
  group?: (typeof MENU_GROUPS)[number];
  /** Whom the menu and the search offer it to, if not everybody. What somebody may do there, the database decides. */
  who?: "owners" | "generation";
  load: Load;
  /** What lies below it, by the rest of the path. */
  below?: Readonly<Record<string, Load>>;
  /** What lies below it needs the whole window: two languages, each with its text and its figures. */
  isWideBelow?: boolean;
}

/**
 * Every page for somebody who is signed in, in the menu's order. Routes, addresses, the menu and the search come from this list;
 * a page's name in `navigation` of the words is its key here.
 */
const adminPages = {
  dashboard: { path: "", group: "main", load: () => import("./dashboard/dashboard-page") },
  posts: {
    path: "posts",
    group: "main",
    load: () => import("./posts/posts-page"),
    below: {
      new: () => import("./posts/editor/post-editor-page"),
      ":id": () => import("./posts/editor/post-editor-page"),
    },
    isWideBelow: true,
  },
  calendar: { path: "calendar", group: "main", load: () => import("./calendar/calendar-page") },
  analytics: {
    path: "analytics",
    group: "main",
    load: () => import("./analytics/analytics-page"),
    below: {
      costs: () => import("./costs/costs-page"),
      conversions: () => import("./conversions/conversions-page"),
    },
  },
  bulkGenerate: {
    path: "bulk-generate",
    group: "main",
    who: "generation",
    load: () => import("./bulk-generate/bulk-generate-page"),
  },
  urlExport: { path: "url-export", group: "main", load: () => import("./url-export/url-export-page") },
  media: { path: "media", group: "main", load: () => import("./media/media-page") },
  authors: { path: "authors", group: "main", load: () => import("./authors/authors-page") },
  services: { path: "services", group: "main", load: () => import("./services/services-page") },
  locations: { path: "locations", group: "main", load: () => import("./locations/locations-page") },
  redirects: { path: "redirects", group: "main", load: () => import("./redirects/redirects-page") },
  schemas: { path: "schemas", group: "main", load: () => import("./schemas/schemas-page") },
  leads: {
    path: "leads",
    group: "business",
    load: () => import("./leads/leads-page"),
    below: { options: () => import("./leads/options-page") },
  },
  facts: { path: "facts", group: "business", load: () => import("./facts/facts-page") },
  reviews: { path: "reviews", group: "business", load: () => import("./reviews/reviews-page") },
  links: { path: "links", group: "business", load: () => import("./links/links-page") },
  staff: { path: "staff", group: "people", who: "owners", load: () => import("./staff/staff-page") },
  activity: {
    path: "activity",
    group: "people",
    load: () => import("./activity/activity-page"),
    below: { "take-back": () => import("./activity/take-back/take-back-page") },
  },
  settings: { path: "settings", group: "settings", load: () => import("./settings/settings-page") },
  account: { path: "account", load: () => import("./account/account-page") },
} satisfies Record<string, AdminPage>;

export type PageName = keyof typeof adminPages;

/** The pages with their names, in the menu's order. */
export const namedPages = Object.entries(adminPages) as [PageName, AdminPage][];
