import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import type { Database } from "@/data/database.types";
import { assertOk } from "@/data/client/errors";
import { keys, tableKey } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { read, readAll } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { serviceNamesQuery } from "./names";
import { postTitlesQuery } from "./search.queries";

const linkFigures = z.record(
  z.string(),
  z.object({ visits: z.number(), chats: z.number(), booked: z.number(), aed: z.number() }),
);

export type LinkFigures = z.infer<typeof linkFigures>[string];

/** What each link has brought, by its id: visits of 90 days, and leads of all time. */
export const linkFiguresQuery = queryOptions({
  queryKey: [...tableKey("campaign_links"), "figures"],
  queryFn: async ({ signal }) => linkFigures.parse(await read(staffClient.rpc("link_figures"), signal)),
});

/** The sources and media that owners have listed, with their other spellings. */
export const campaignWordsQuery = queryOptions({
  queryKey: [...tableKey("lead_options"), "campaign-words"],
  queryFn: ({ signal }) =>
    read(
      staffClient
        .from("lead_options")
        .select("id, kind, key, name_en, name_ar, spellings, is_active")
        .in("kind", ["source", "medium"])
        .order("display_order")
        .order("key"),
      signal,
    ),
});

export type CampaignWord = Awaited<ReturnType<NonNullable<(typeof campaignWordsQuery)["queryFn"]>>>[number];

/** The places, with the services that have a page there. */
const placesQuery = queryOptions({
  queryKey: [...keys.locations, "staff", "pages"],
  queryFn: ({ signal }) =>
    readAll(
      (first, last) =>
        staffClient
          .from("locations")
          .select("id, slug, name_en, name_ar, is_active, location_services(service_id, is_active)")
          .order("display_order")
          .order("slug")
          .range(first, last),
      signal,
    ),
});

/** Every address that leads elsewhere now. */
const movedQuery = queryOptions({
  queryKey: [...keys.redirects, "staff", "moved"],
  queryFn: ({ signal }) =>
    readAll(
      (first, last) =>
        staffClient
          .from("url_redirects")
          .select("id, from_path, to_path, redirect_type")
          .is("is_active", true)
          .order("from_path")
          .range(first, last),
      signal,
    ),
});

/** What a link may lead to: services, places, articles outside the trash, and addresses that lead elsewhere. */
export const linkPagesQueries = [serviceNamesQuery, placesQuery, postTitlesQuery, movedQuery] as const;

export type NewLink = Database["public"]["Tables"]["campaign_links"]["Insert"];

/** Adds links, all or none. @throws AppError for a code that another link has */
export const addLinks = change(
  async (links: NewLink[]) => assertOk(await staffClient.from("campaign_links").insert(links)),
  [tableKey("campaign_links")],
);
