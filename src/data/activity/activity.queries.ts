import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/keys";
import { read } from "@/data/staff/read";
import { staffClient } from "@/data/staff/staff-client";

const LATEST = 12;

/** The last changes in the back office, newest first: one row for each that a person or the clock made. */
export const recentActivityQuery = queryOptions({
  queryKey: keys.activity,
  staleTime: 0,
  queryFn: ({ signal }) =>
    read(
      staffClient
        .from("activity_log")
        .select("id, happened_at, actor_email, action, entity, entity_id, label")
        .order("happened_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(LATEST),
      signal,
    ),
});

/** A change; without an actor the system made it. */
export type Activity = Awaited<ReturnType<NonNullable<(typeof recentActivityQuery)["queryFn"]>>>[number];
