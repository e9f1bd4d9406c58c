import { queryOptions } from "@tanstack/react-query";
import { AppError } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { read, readAll } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

export const CALENDAR_STATUSES = ["pending", "scheduled", "draft", "published"] as const;

const COLUMNS =
  "id, topic_en, topic_ar, scheduled_date, status, priority, service_cluster, target_keyword_en, target_keyword_ar, post_id, updated_at";

async function fetchItems(first: string, last: string, signal: AbortSignal) {
  return await readAll(
    (from, to) =>
      staffClient
        .from("editorial_calendar")
        .select(COLUMNS)
        .gte("scheduled_date", first)
        .lte("scheduled_date", last)
        .order("scheduled_date")
        .order("priority", { ascending: false })
        .order("created_at")
        .order("id")
        .range(from, to),
    signal,
  );
}

/** A topic planned for a day, `yyyy-MM-dd` in Dubai; `post_id` is the post that was written about it. */
export type CalendarItem = Awaited<ReturnType<typeof fetchItems>>[number];

/**
 * What is planned from one day to another, both included, by day and the most important first.
 * @param first `yyyy-MM-dd`, like `last`
 */
export const calendarQuery = (first: string, last: string) =>
  queryOptions({
    queryKey: [...keys.calendar, { first, last }],
    queryFn: ({ signal }) => fetchItems(first, last, signal),
  });

/**
 * What a post that is written for a calendar item begins with.
 * @throws AppError `not_found` when the item is gone
 */
export const calendarTopicQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.calendar, "topic", id],
    queryFn: async ({ signal }) => {
      const rows = await read(
        staffClient
          .from("editorial_calendar")
          .select("id, topic_en, topic_ar, service_cluster, target_keyword_en, target_keyword_ar, post_id")
          .eq("id", id)
          .limit(1),
        signal,
      );
      const [row] = rows;
      if (!row) throw new AppError("not_found", "There is no such calendar item.", 404);
      return row;
    },
  });

export type CalendarTopic = Awaited<
  ReturnType<NonNullable<ReturnType<typeof calendarTopicQuery>["queryFn"]>>
>;
