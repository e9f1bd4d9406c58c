import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { staffClient } from "@/data/staff/staff-client";

const LATEST = 12;

/** The last changes in the back office, newest first: one row for each that a person or the clock made. */
export const recentActivityQuery = queryOptions({
  queryKey: keys.activity,
  staleTime: 0,
  queryFn: async ({ signal }) =>
    unwrap(
      await staffClient
        .from("activity_log")
        .select("id, happened_at, actor_email, action, entity, entity_id, label")
        .order("happened_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(LATEST)
        .abortSignal(signal)
        .retry(false),
    ),
});

/** A change; without an actor the system made it. */
export type Activity = Awaited<ReturnType<NonNullable<(typeof recentActivityQuery)["queryFn"]>>>[number];
