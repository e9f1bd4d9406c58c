import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { moveCalendarItem } from "@/data/editorial-calendar/editorial-calendar.mutations";
import { CALENDAR_KEY, type CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { failureText } from "../shared/failure-text";
import type { Day } from "@/lib/dubai-time";

/** Moves items at once where they can be seen, and back when the server refuses. */
export function useItemMoves(): (item: CalendarItem, day: Day) => void {
  const { t } = useAdminI18n();
  const client = useQueryClient();

  const showOn = (id: string, day: Day) =>
    // One that a post is being written for is kept under the same key, by itself.
    client.setQueriesData<CalendarItem[] | object>({ queryKey: CALENDAR_KEY }, (items) =>
      Array.isArray(items)
        ? (items as CalendarItem[]).map((item) => (item.id === id ? { ...item, scheduled_date: day } : item))
        : items,
    );

  const { mutate } = useMutation({
    mutationFn: ({ item, day }: { item: CalendarItem; day: Day }) => moveCalendarItem(item.id, day),
    onMutate: async ({ item, day }) => {
      await client.cancelQueries({ queryKey: CALENDAR_KEY });
      showOn(item.id, day);
    },
    onSuccess: () => toast.success(t.calendar.updated),
    onError: (error, { item }) => {
      showOn(item.id, item.scheduled_date);
      toast.error(t.calendar.saveFailed, { description: failureText(error, t.common) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: CALENDAR_KEY }),
  });

  return (item, day) => {
    if (day !== item.scheduled_date) mutate({ item, day });
  };
}
