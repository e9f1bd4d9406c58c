import type { ComponentType } from "react";
import { isIn, type StaffGroup, type StaffRole } from "@domain/staff-role";
import type { Localized } from "@/config/locales";

type Load = () => Promise<{ Component: ComponentType }>;

interface DeclaredPage {
  name: Localized;
  /** Whom it is for, if not owners and editors: it is offered to nobody else. What somebody may do there, the database decides. */
  who?: StaffGroup | "everybody";
  /** Whether it is offered only while generation is on. */
  needsGeneration?: true;
  load: Load;
  /** What lies below it, by the rest of the path. */
  below?: Readonly<Record<string, Load>>;
  /** What lies below it needs the whole window: two languages, each with its text and its figures. */
  isWideBelow?: boolean;
}

/**
 * Every page for somebody who is signed in, by its path below `/admin` (the dashboard is there itself), in the menu's order and
 * groups. Routes, addresses, the menu and the search come from this list.
 */
const groups = {
  main: {
    dashboard: {
      name: { en: "Dashboard", ar: "لوحة المعلومات" },
      load: () => import("./dashboard/dashboard-page"),
    },
    posts: {
      name: { en: "Posts", ar: "المقالات" },
      load: () => import("./posts/posts-page"),
      below: {
        new: () => import("./posts/editor/post-editor-page"),
        ":id": () => import("./posts/editor/post-editor-page"),
      },
      isWideBelow: true,
    },
    calendar: { name: { en: "Calendar", ar: "الخطة" }, load: () => import("./calendar/calendar-page") },
    analytics: {
      name: { en: "Analytics", ar: "التحليلات" },
      load: () => import("./analytics/analytics-page"),
      below: {
        costs: () => import("./costs/costs-page"),
        conversions: () => import("./conversions/conversions-page"),
      },
    },
    "bulk-generate": {
      name: { en: "Bulk Generate", ar: "توليد دفعة" },
      needsGeneration: true,
      load: () => import("./bulk-generate/bulk-generate-page"),
    },
    "url-export": {
      name: { en: "URL Export", ar: "تصدير الروابط" },
      load: () => import("./url-export/url-export-page"),
    },
    media: { name: { en: "Media", ar: "الوسائط" }, load: () => import("./media/media-page") },
    authors: { name: { en: "Authors", ar: "الكُتّاب" }, load: () => import("./authors/authors-page") },
    services: {
      name: { en: "Services", ar: "الخدمات" },
      who: "desk",
      load: () => import("./services/services-page"),
    },
    locations: {
      name: { en: "Locations", ar: "المناطق" },
      who: "desk",
      load: () => import("./locations/locations-page"),
    },
    redirects: {
      name: { en: "Redirects", ar: "إعادة التوجيه" },
      load: () => import("./redirects/redirects-page"),
    },
    schemas: {
      name: { en: "Schemas", ar: "البيانات المنظَّمة" },
      load: () => import("./schemas/schemas-page"),
    },
  },
  business: {
    leads: {
      name: { en: "Leads", ar: "الطلبات" },
      who: "desk",
      load: () => import("./leads/leads-page"),
      below: { options: () => import("./leads/options-page") },
    },
    facts: { name: { en: "Facts", ar: "معلومات المنشأة" }, load: () => import("./facts/facts-page") },
    reviews: { name: { en: "Reviews", ar: "التقييمات" }, load: () => import("./reviews/reviews-page") },
    links: {
      name: { en: "Links", ar: "روابط الحملات" },
      who: "desk",
      load: () => import("./links/links-page"),
    },
  },
  people: {
    staff: { name: { en: "Staff", ar: "الموظفون" }, who: "owners", load: () => import("./staff/staff-page") },
    activity: {
      name: { en: "Activity", ar: "النشاط" },
      load: () => import("./activity/activity-page"),
      below: { "take-back": () => import("./activity/take-back/take-back-page") },
    },
  },
  settings: {
    settings: { name: { en: "Settings", ar: "الإعدادات" }, load: () => import("./settings/settings-page") },
  },
  /** Not in the menu: the header has it. */
  elsewhere: {
    account: {
      name: { en: "My account", ar: "حسابي" },
      who: "everybody",
      load: () => import("./account/account-page"),
    },
  },
} satisfies Record<string, Record<string, DeclaredPage>>;

type Group = keyof typeof groups;
export type PageName = { [Name in Group]: keyof (typeof groups)[Name] }[Group];

export interface AdminPage extends DeclaredPage {
  path: PageName;
  group: Group;
}

const entriesOf = <Key extends string, Value>(object: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries(object) as [Key, Value][];

export const adminPages: readonly AdminPage[] = entriesOf<Group, Record<string, DeclaredPage>>(
  groups,
).flatMap(([group, pages]) =>
  entriesOf<PageName, DeclaredPage>(pages).map(([path, page]): AdminPage => ({ ...page, path, group })),
);

/** Whether a page is for somebody with this role. */
export const isPageFor = (role: StaffRole, { who = "staff" }: Pick<DeclaredPage, "who">): boolean =>
  who === "everybody" || isIn(who, role);

/** Where somebody with this role begins. */
export const startPageOf = (role: StaffRole): PageName => (isIn("staff", role) ? "dashboard" : "leads");

export const pageNames = Object.fromEntries(adminPages.map(({ path, name }) => [path, name])) as Readonly<
  Record<PageName, Localized>
>;
