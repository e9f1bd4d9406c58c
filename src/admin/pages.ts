import { isIn, type StaffGroup, type StaffRole } from "@domain/staff-role";
import type { Localized } from "@/config/locales";

interface DeclaredPage {
  name: Localized;
  /**
   * The roles that the page is for; owners and editors by default. Others do not see it. The database decides what a person may
   * do there.
   */
  who?: StaffGroup | "everybody";
  /** Whether the page is shown only while generation is switched on. */
  needsGeneration?: true;
  /** Whether only people who are an author are offered it, beside the role that has no other page. */
  needsAuthor?: true;
  /** Pages below it need the whole window: two languages, each with its text and its figures. */
  isWideBelow?: boolean;
}

/**
 * Every page for signed-in people, by its path below `/admin` (the dashboard is `/admin` itself), in the menu's order and
 * groups. Addresses, the menu and the search come from this list, and routes.tsx has the module of each. The first twelve are
 * the specified menu: a new page comes at the end of a later group, or after them.
 */
const groups = {
  main: {
    dashboard: { name: { en: "Dashboard", ar: "لوحة المعلومات" } },
    posts: {
      name: { en: "Posts", ar: "المقالات" },
      isWideBelow: true,
    },
    calendar: { name: { en: "Calendar", ar: "الخطة" } },
    analytics: { name: { en: "Analytics", ar: "التحليلات" } },
    "bulk-generate": {
      name: { en: "Bulk Generate", ar: "توليد دفعة" },
      needsGeneration: true,
    },
    "url-export": { name: { en: "URL Export", ar: "تصدير الروابط" } },
    media: { name: { en: "Media", ar: "الوسائط" } },
    authors: { name: { en: "Authors", ar: "الكُتّاب" } },
    services: { name: { en: "Services", ar: "الخدمات" }, who: "desk" },
    locations: { name: { en: "Locations", ar: "المناطق" }, who: "desk" },
    redirects: { name: { en: "Redirects", ar: "إعادة التوجيه" } },
    schemas: { name: { en: "Schemas", ar: "البيانات المنظَّمة" } },
  },
  business: {
    leads: { name: { en: "Leads", ar: "الطلبات" }, who: "desk" },
    facts: { name: { en: "Facts", ar: "معلومات المنشأة" } },
    reviews: { name: { en: "Reviews", ar: "التقييمات" } },
    links: { name: { en: "Links", ar: "روابط الحملات" }, who: "desk" },
    "medical-review": {
      name: { en: "Medical review", ar: "المراجعة الطبية" },
      who: "reviewers",
      needsAuthor: true,
    },
  },
  people: {
    staff: { name: { en: "Staff", ar: "الموظفون" }, who: "owners" },
    activity: { name: { en: "Activity", ar: "النشاط" } },
  },
  settings: {
    settings: { name: { en: "Settings", ar: "الإعدادات" } },
  },
  /** Not in the menu, because the header links it. */
  elsewhere: {
    account: { name: { en: "My account", ar: "حسابي" }, who: "everybody" },
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

/** Whether a page is for a role. */
export const isPageFor = (role: StaffRole, { who = "staff" }: Pick<DeclaredPage, "who">): boolean =>
  who === "everybody" || isIn(who, role);

/** The first page of a role after the sign-in. */
export const startPageOf = (role: StaffRole): PageName =>
  isIn("staff", role) ? "dashboard" : isIn("desk", role) ? "leads" : "medical-review";

export const pageNames = Object.fromEntries(adminPages.map(({ path, name }) => [path, name])) as Readonly<
  Record<PageName, Localized>
>;
