import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { AppError } from "@/data/client/errors";
import { tableKey } from "@/data/client/keys";
import { staleAfter } from "./stale";
import { change } from "@/data/staff/client/change";
import { type DataOf, read, readAll } from "@/data/staff/client/read";
import { saveRow } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";

export const CALENDAR_STATUSES = ["pending", "scheduled", "draft", "published"] as const;

const COLUMNS =
  "id, topic_en, topic_ar, scheduled_date, status, priority, service_cluster, target_keyword_en, target_keyword_ar, post_id, updated_at";

const readPlan = (first: string, last: string, signal: AbortSignal) =>
  readAll(
    () =>
      staffClient
        .from("editorial_calendar")
        .select(`${COLUMNS}, blog_posts(blog_post_translations(lang, is_live))`)
        .gte("scheduled_date", first)
        .lte("scheduled_date", last)
        .order("scheduled_date")
        .order("priority", { ascending: false })
        .order("created_at")
        .order("id"),
    signal,
  );

type Listed = Awaited<ReturnType<typeof readPlan>>[number];

/**
 * A topic planned for a day, `yyyy-MM-dd` in Dubai; `post_id` is the post that was written about it, with its languages where they are
 * known.
 */
export type CalendarItem = Omit<Listed, "blog_posts"> & Partial<Pick<Listed, "blog_posts">>;

/**
 * The plan between two days, both included, by day and then by priority.
 * @param first `yyyy-MM-dd`, like `last`
 */
export const calendarQuery = (first: string, last: string) =>
  queryOptions({
    queryKey: [...tableKey("editorial_calendar"), { first, last }],
    queryFn: ({ signal }): Promise<CalendarItem[]> => readPlan(first, last, signal),
  });

/**
 * The initial content of a post that is written for a calendar item.
 * @throws AppError `not_found` when the item is gone
 */
export const calendarTopicQuery = (id: string) =>
  queryOptions({
    queryKey: [...tableKey("editorial_calendar"), "topic", id],
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

export type CalendarTopic = DataOf<typeof calendarTopicQuery>;

interface Move {
  item: CalendarItem;
  /** `yyyy-MM-dd` */
  day: string;
}

/** Moves an item to another day; its other columns stay. Refused with AppError `not_found` when it is gone. */
export const moveCalendarItem = change(
  ({ item: { id }, day }: Move) => saveRow("editorial_calendar", { id }, { scheduled_date: day }, id),
  staleAfter("editorial_calendar"),
);

/** The same for an item that was dragged: shown at once, and undone when the server refuses it. */
export const dropCalendarItem = mutationOptions<void, Error, Move>({
  ...moveCalendarItem,
  onMutate: async ({ item, day }, { client }) => {
    await client.cancelQueries({ queryKey: tableKey("editorial_calendar") });
    showOn(client, item.id, day);
  },
  onError: (_error, { item }, _result, { client }) => showOn(client, item.id, item.scheduled_date),
});

function showOn(client: QueryClient, id: string, day: string): void {
  // An item with a post in progress has a key of its own below the same prefix.
  client.setQueriesData<CalendarItem[] | object>({ queryKey: tableKey("editorial_calendar") }, (items) =>
    Array.isArray(items)
      ? (items as CalendarItem[]).map((item) => (item.id === id ? { ...item, scheduled_date: day } : item))
      : items,
  );
}
