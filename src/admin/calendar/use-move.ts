import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { useUndo } from "@/admin/history/use-undo";
import { useFailureToast } from "@/admin/shared/failure-text";
import type { CalendarItem, moveCalendarItem } from "@/data/staff/editorial-calendar";
import { useTexts } from "@/i18n/i18n";
import type { Day } from "@/lib/dubai-time";
import { calendarTexts } from "@/texts/admin/calendar";

/** Moves items to other days, and reports the result. `move` resolves to whether the item is there. */
export function useMove(options: typeof moveCalendarItem) {
  const texts = useTexts(calendarTexts);
  const failed = useFailureToast();
  const undoOf = useUndo();
  const { mutateAsync, isPending } = useMutation(options);
  const move = (item: CalendarItem, day: Day): Promise<boolean> =>
    mutateAsync({ item, day }).then(
      () => {
        toast.success(texts.updated, undoOf("editorial_calendar", item.id));
        return true;
      },
      (error: unknown) => {
        failed(texts.failed)(error);
        return false;
      },
    );
  return { move, isPending };
}
