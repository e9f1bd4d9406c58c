import type { QueryKey } from "@tanstack/react-query";
import { keys, type Table, tableKey } from "@/data/client/keys";
import { staffTables } from "./tables";

/** The tables that a query reads beside the one of its key. */
const READ_FROM: readonly (readonly [key: QueryKey, tables: readonly Table[]])[] = [
  [keys.activity, ["admins", "reviews"]],
  [keys.analytics, ["leads", "campaign_costs"]],
  // Articles show their author.
  [tableKey("blog_posts"), ["authors"]],
  // It contains due plans and expiring permits.
  [keys.dashboard, ["blog_posts", "editorial_calendar", "permits", "leads"]],
  // The status of a plan follows its post.
  [tableKey("editorial_calendar"), ["blog_posts"]],
  // Prices are among the facts.
  [keys.facts, ["business_facts", "permits", "services"]],
  // Locations show their services.
  [tableKey("locations"), ["services"]],
  // The form of structured data offers the slugs of locations.
  [tableKey("page_schemas"), ["locations"]],
  [keys.posts, ["blog_posts"]],
  [keys.settings, ["site_settings", "staff_settings"]],
  [keys.site, ["site_settings", "staff_settings"]],
  [keys.staffList, ["admins"]],
  [keys.staffNames, ["admins"]],
];

/** The keys that a change of these tables invalidates. */
export const staleAfter = (...changed: readonly Table[]): readonly QueryKey[] => [
  ...changed.map(tableKey),
  ...READ_FROM.flatMap(([key, tables]) => (tables.some((table) => changed.includes(table)) ? [key] : [])),
];

/**
 * Every list and count of posts, and what is known of reading their texts. The post on the screen is not invalidated: nothing changes it
 * while a person is writing.
 */
export const POST_LISTS: readonly QueryKey[] = [
  keys.postLists,
  tableKey("blog_posts"),
  tableKey("text_reviews"),
  tableKey("editorial_calendar"),
  keys.dashboard,
];

const TABLES = Object.keys(staffTables) as (keyof typeof staffTables)[];

/**
 * @param entity of the change that is taken back; without one, or for one that is newer than this page, everything is
 * invalidated
 */
export function staleAfterTakingBack(entity?: string): readonly QueryKey[] {
  const changed = TABLES.filter((table) => staffTables[table].entity === entity);
  return [keys.activity, ...staleAfter(...(changed.length > 0 ? changed : TABLES))];
}
