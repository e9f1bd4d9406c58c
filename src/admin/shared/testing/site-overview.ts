import type { SiteOverview } from "@/data/staff/site-builds";

/** A current site, in the database's shape. */
export const siteOverview = (change: Partial<SiteOverview>): SiteOverview => ({
  isCurrent: true,
  isBuilding: false,
  dueAt: null,
  builtAt: "2026-11-20T08:30:00+00:00",
  pages: 98,
  failed: [],
  problem: null,
  problemDetail: null,
  waiting: [],
  ...change,
});
