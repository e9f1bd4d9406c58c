import type { QueryKey } from "@tanstack/react-query";
import { keys, type Table, tableKey } from "@/data/client/keys";
import { staffTables } from "./tables";

/** What is read of other tables than the one that its key names. */
const READ_FROM: readonly (readonly [key: QueryKey, tables: readonly Table[]])[] = [
  [keys.activity, ["admins", "reviews"]],
  [keys.analytics, ["leads", "campaign_costs"]],
  // Articles show their author.
  [tableKey("blog_posts"), ["authors"]],
  // It says which plans are due, and which permits expire.
  [keys.dashboard, ["blog_posts", "editorial_calendar", "permits", "leads"]],
  // The status of a plan follows its post.
  [tableKey("editorial_calendar"), ["blog_posts"]],
  // A price is a fact, too.
  [keys.facts, ["business_facts", "permits", "services"]],
  // Locations show their services.
  [tableKey("locations"), ["services"]],
  // Structured data offers the slugs of locations.
  [tableKey("page_schemas"), ["locations"]],
  [keys.posts, ["blog_posts"]],
  [keys.settings, ["site_settings", "staff_settings"]],
  [keys.site, ["site_settings", "staff_settings"]],
  [keys.staffList, ["admins"]],
  [keys.staffNames, ["admins"]],
];

/** What a change of rows of these tables makes stale. */
export const staleAfter = (...changed: readonly Table[]): readonly QueryKey[] => [
  ...changed.map(tableKey),
  ...READ_FROM.flatMap(([key, tables]) => (tables.some((table) => changed.includes(table)) ? [key] : [])),
];

/** Everything that lists or counts posts; not the post on the screen, which nothing changes under its writer's hands. */
export const LISTS_POSTS: readonly QueryKey[] = [
  keys.postLists,
  tableKey("blog_posts"),
  tableKey("editorial_calendar"),
  keys.dashboard,
];

const TABLES = Object.keys(staffTables) as (keyof typeof staffTables)[];

/**
 * @param entity the ledger's name of what is taken back; without it, and for one that is newer than this page, anything may be stale
 */
export function staleAfterTakingBack(entity?: string): readonly QueryKey[] {
  const changed = TABLES.filter((table) => staffTables[table].entity === entity);
  return [keys.activity, ...staleAfter(...(changed.length > 0 ? changed : TABLES))];
}
