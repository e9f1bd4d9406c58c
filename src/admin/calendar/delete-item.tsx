import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { deleteCalendarItem } from "@/data/editorial-calendar/editorial-calendar.mutations";
import { CALENDAR_KEY, type CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { failureText } from "../shared/failure-text";
import { topicOf } from "./calendar-item";

export function DeleteItem({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const { t, locale } = useAdminI18n();
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteCalendarItem(item.id),
    onSuccess: () => {
      toast.success(t.calendar.deleted);
      onClose();
    },
    onError: (error) => toast.error(t.calendar.deleteFailed, { description: failureText(error, t.common) }),
    onSettled: () => client.invalidateQueries({ queryKey: CALENDAR_KEY }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={removal.isPending}
      title={t.calendar.deleteQuestion}
      text={topicOf(item, locale).text}
      confirmLabel={t.common.delete}
      cancelLabel={t.common.cancel}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    />
  );
}
