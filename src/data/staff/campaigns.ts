import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import type { Database } from "@/data/database.types";
import { assertOk, requireRow } from "@/data/client/errors";
import { tableKey } from "@/data/client/keys";
import { staleAfter } from "./stale";
import { change } from "@/data/staff/client/change";
import { readAll, readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import type { Day } from "@/lib/dubai-time";

const linkFigures = z.record(
  z.string(),
  z.object({ visits: z.number(), chats: z.number(), booked: z.number(), aed: z.number() }),
);

export type LinkFigures = z.infer<typeof linkFigures>[string];

/** The visits of 90 days and the leads of all time that each link brought, by its id. */
export const linkFiguresQuery = queryOptions({
  queryKey: [...tableKey("campaign_links"), "figures"],
  queryFn: ({ signal }) => readAs(linkFigures, staffClient.rpc("link_figures"), signal),
});

const linkDays = z.array(z.object({ day: z.string(), visits: z.number() }));

/** The visits of the last 90 days that began with a link, by their day in Dubai; days without visits are left out. */
export const linkDaysQuery = (id: string) =>
  queryOptions({
    queryKey: [...tableKey("campaign_links"), "days", id],
    staleTime: 0,
    queryFn: ({ signal }) => readAs(linkDays, staffClient.rpc("link_days", { p_id: id }), signal),
  });

/** The locations, with the services that have a page there. */
export const locationsQuery = queryOptions({
  queryKey: [...tableKey("locations"), "staff", "pages"],
  queryFn: ({ signal }) =>
    readAll(
      () =>
        staffClient
          .from("locations")
          .select("id, slug, name_en, name_ar, is_active, location_services(service_id, is_active)")
          .order("display_order")
          .order("slug"),
      signal,
    ),
});

/** Every address that redirects now. */
export const movedQuery = queryOptions({
  queryKey: [...tableKey("url_redirects"), "staff", "moved"],
  queryFn: ({ signal }) =>
    readAll(
      () =>
        staffClient
          .from("url_redirects")
          .select("id, from_path, to_path, redirect_type")
          .is("is_active", true)
          .order("from_path"),
      signal,
    ),
});

export type NewLink = Database["public"]["Tables"]["campaign_links"]["Insert"];

/** Adds all links under their ids, or none. @throws AppError when another link has one of the codes */
export const addLinks = change(
  async (links: (NewLink & { id: string })[]) =>
    assertOk(await staffClient.from("campaign_links").upsert(links)),
  [tableKey("campaign_links")],
);

/** Archives a link, or puts it back into the list. @throws AppError `not_found` when it is gone */
export const archiveLink = change(
  async ({ id, isArchived }: { id: string; isArchived: boolean }) =>
    requireRow(
      await staffClient.from("campaign_links").update({ is_archived: isArchived }).eq("id", id).select("id"),
    ),
  [tableKey("campaign_links")],
);

/** A cost in the shape of the database. */
export interface Cost {
  campaign: string;
  source: string;
  first_day: Day;
  last_day: Day;
  cost_aed: number;
}

/** The database's limit for one call. */
export const MAX_COSTS = 5000;

/**
 * Stores all of them or none. Each replaces the cost with the same campaign, source and days.
 * @param costs at most MAX_COSTS
 */
export const storeCosts = change(
  async (costs: readonly Cost[]) =>
    assertOk(await staffClient.rpc("store_costs", { p_costs: costs.map((cost) => ({ ...cost })) })),
  staleAfter("campaign_costs"),
);
