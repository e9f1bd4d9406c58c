import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import type { Locale } from "@/config/locales";
import type { Json } from "@/data/database.types";
import { keys } from "@/data/client/keys";
import { read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

type Texts = Record<`${"name" | "description" | "landmarks" | "directions"}_${Locale}`, string>;

/** A location as it is being written, with the services that are switched on; without an id while it is not stored. */
export type PlaceDraft = Texts & {
  id?: string;
  services: (Record<`requests_${Locale}`, string> & { service_id: string })[];
};

/** How much of a page is its own, in one language. */
const ownWords = z.object({
  words: z.number(),
  leastWords: z.number(),
  /** In per cent, rounded down. */
  shared: z.number(),
  sharedBelow: z.number(),
  /** The location and the service of the page most like it. */
  sharedWith: z.tuple([z.string(), z.string()]).nullable(),
  missing: z.array(z.enum(["own", "name", "description", "landmarks", "directions"])),
});

const pageMeasure = z.object({ en: ownWords, ar: ownWords, isListed: z.boolean() });

export type OwnWords = z.infer<typeof ownWords>;
export type PageMeasure = z.infer<typeof pageMeasure>;

/** How much of each page of a location is its own, by the service's id. */
export const placeMeasureQuery = (draft: PlaceDraft) =>
  queryOptions({
    queryKey: [...keys.locations, "staff", "measure", draft],
    queryFn: async ({ signal }) =>
      z
        .record(z.string(), pageMeasure)
        .parse(await read(staffClient.rpc("measure_place", { p_draft: draft as unknown as Json }), signal)),
    // Each pause in typing asks something new.
    gcTime: 0,
    networkMode: "always",
  });
