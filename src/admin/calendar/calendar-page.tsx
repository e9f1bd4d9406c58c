import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { toast } from "sonner";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button.variants";
import { AdminPage } from "@/admin/shared/admin-page";
import { adminPaths } from "@/admin/shared/admin-paths";
import { useFailureToast } from "@/admin/shared/failure-text";
import { DeleteDialog } from "@/admin/shared/manage/delete-dialog";
import { useRowDialogs } from "@/admin/shared/manage/row-actions";
import { moveCalendarItem, removeCalendarItem } from "@/data/editorial-calendar/editorial-calendar.mutations";
import {
  calendarQuery,
  type CalendarItem,
  CALENDAR_STATUSES,
} from "@/data/editorial-calendar/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { isDay, monthOf, todayInDubai, type Day } from "@/lib/dubai-time";
import { Badge } from "@/components/ui/staff/badge";
import { formatNumber } from "@/i18n/format";
import { itemsByDay, topicOf, toneOf } from "./calendar-item";
import { DayPanel } from "./day-panel";
import { DragArea } from "./drag-area";
import { ItemForm } from "./item-form";
import { MonthCalendar } from "./month-calendar";

const URGENT = 7;

const NOTHING: readonly CalendarItem[] = [];

export function Component() {
  const { t, locale } = useAdminI18n();
  const texts = t.calendar;
  const [day, selectDay] = useSelectedDay();
  const { first, last } = monthOf(day);
  const query = useQuery(calendarQuery(first, last));
  const items = query.data ?? NOTHING;
  const days = useMemo(() => itemsByDay(items), [items]);
  const dialogs = useRowDialogs<CalendarItem>();
  const failed = useFailureToast();
  const { mutateAsync } = useMutation(moveCalendarItem);
  const move = (item: CalendarItem, target: Day) => {
    if (target === item.scheduled_date) return;
    mutateAsync({ item, day: target }).then(() => toast.success(texts.updated), failed(texts.failed));
  };

  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Link to={adminPaths.newPost} className={buttonVariants({ variant: "outline", size: "small" })}>
            {texts.newPost}
          </Link>
          <Button size="small" onClick={dialogs.add}>
            <Plus />
            {texts.addItem}
          </Button>
        </>
      }
    >
      <DragArea onMove={move}>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="rounded-card border-border bg-card border p-3 sm:p-5">
            <MonthCalendar selected={day} items={days} onSelect={selectDay} />
            {query.isPending && <output className="text-muted-foreground mt-3 block">{texts.loading}</output>}
            {query.isError && !query.data && (
              <SectionFailure text={texts.loadFailed} retry={t.retry} onRetry={() => void query.refetch()} />
            )}
          </div>
          <div className="grid gap-6">
            {query.data && (
              <DayPanel
                day={day}
                items={days.get(day) ?? NOTHING}
                onAdd={dialogs.add}
                onEdit={dialogs.edit}
                onDelete={dialogs.askToDelete}
                onMove={move}
              />
            )}
            {query.data && <CalendarStats items={items} />}
          </div>
        </div>
      </DragArea>
      {dialogs.isFormOpen && (
        <ItemForm item={dialogs.edited} day={day} onClose={dialogs.close} onSaved={selectDay} />
      )}
      {dialogs.deleted && (
        <DeleteDialog
          question={texts.deleteQuestion}
          text={topicOf(dialogs.deleted, locale).text}
          id={dialogs.deleted.id}
          remove={removeCalendarItem}
          deletedText={texts.deleted}
          failedText={texts.deleteFailed}
          onClose={dialogs.close}
        />
      )}
    </AdminPage>
  );
}

/** The selected day is in the URL, so that a reload or Back restores it; today by default. */
function useSelectedDay(): [day: Day, select: (day: Day) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("day") ?? "";
  const select = useCallback(
    (day: Day) => setParams({ day }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [isDay(asked) ? asked : todayInDubai(), select];
}

/** The visible month in numbers. */
function CalendarStats({ items }: { items: readonly CalendarItem[] }) {
  const texts = useAdminI18n().t.calendar;
  const rows = [
    { label: texts.statsTotal, count: items.length },
    { label: texts.statsDays, count: new Set(items.map(({ scheduled_date }) => scheduled_date)).size },
    { label: texts.statsUrgent, count: items.filter(({ priority }) => priority >= URGENT).length },
  ];
  return (
    <section aria-labelledby="calendar-stats" className="rounded-card border-border bg-card border p-5">
      <h2 id="calendar-stats" className="mb-3 text-xl tracking-normal">
        {texts.statsTitle}
      </h2>
      <dl>
        {rows.map(({ label, count }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-1.5">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-semibold">{formatNumber(count)}</dd>
          </div>
        ))}
        {CALENDAR_STATUSES.map((status) => (
          <div key={status} className="border-border flex items-center justify-between gap-4 border-t py-1.5">
            <dt>
              <Badge tone={toneOf(status)}>{texts.status[status]}</Badge>
            </dt>
            <dd className="font-semibold">
              {formatNumber(items.filter((item) => item.status === status).length)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
