import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { requireRow } from "@/data/client/errors";
import { invalidate, keys, STALE_AFTER } from "@/data/client/keys";
import type { PostStatus } from "./post.types";
import { change } from "@/data/staff/client/change";
import { rowChanges } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import type { CalendarItem } from "./editorial-calendar.queries";

export type CalendarValues = Omit<CalendarItem, "id" | "post_id" | "updated_at">;

export const { save: saveCalendarItem, remove: removeCalendarItem } = rowChanges<
  "editorial_calendar",
  CalendarValues
>("editorial_calendar", STALE_AFTER.editorial_calendar);

interface Move {
  item: CalendarItem;
  /** `yyyy-MM-dd` */
  day: string;
}

/**
 * Plans an item for another day and leaves the rest of it alone: shown at once, taken back when the server refuses it.
 * Refused with AppError `not_found` when it is gone.
 */
export const moveCalendarItem = mutationOptions({
  mutationFn: async ({ item, day }: Move) =>
    requireRow(
      await staffClient
        .from("editorial_calendar")
        .update({ scheduled_date: day })
        .eq("id", item.id)
        .select("id"),
    ),
  onMutate: async ({ item, day }, { client }) => {
    await client.cancelQueries({ queryKey: keys.calendar });
    showOn(client, item.id, day);
  },
  onError: (_error, { item }, _result, { client }) => showOn(client, item.id, item.scheduled_date),
  onSettled: (_data, _error, _move, _result, { client }) =>
    void invalidate(client, STALE_AFTER.editorial_calendar),
});

function showOn(client: QueryClient, id: string, day: string): void {
  // An item with a post in progress is stored under the same key on its own.
  client.setQueriesData<CalendarItem[] | object>({ queryKey: keys.calendar }, (items) =>
    Array.isArray(items)
      ? (items as CalendarItem[]).map((item) => (item.id === id ? { ...item, scheduled_date: day } : item))
      : items,
  );
}

/**
 * Notes the post that was begun for a calendar item, and how far it is.
 * @throws AppError `not_found` when the item is gone
 */
export const linkCalendarItem = change(
  async ({ itemId, postId, status }: { itemId: string; postId: string; status: PostStatus }) =>
    requireRow(
      await staffClient
        .from("editorial_calendar")
        .update({ post_id: postId, status })
        .eq("id", itemId)
        .select("id"),
    ),
  [keys.calendar],
);
