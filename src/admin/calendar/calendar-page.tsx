import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button.variants";
import { AdminPage } from "@/admin/shared/admin-page";
import { adminPaths } from "@/admin/shared/admin-paths";
import { calendarQuery, type CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { itemsByDay } from "./calendar-item";
import { CalendarStats } from "./calendar-stats";
import { DayPanel } from "./day-panel";
import { isDay, monthOf, todayInDubai, type Day } from "@/lib/dubai-time";
import { DeleteItem } from "./delete-item";
import { DragArea } from "./drag-area";
import { ItemDialog } from "./item-dialog";
import { MonthCalendar } from "./month-calendar";
import { useItemMoves } from "./use-item-moves";

const NOTHING: readonly CalendarItem[] = [];

type Task = { kind: "add" } | { kind: "edit" | "delete"; item: CalendarItem };

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.calendar;
  const [day, selectDay] = useSelectedDay();
  const { first, last } = monthOf(day);
  const query = useQuery(calendarQuery(first, last));
  const items = query.data ?? NOTHING;
  const days = useMemo(() => itemsByDay(items), [items]);
  const move = useItemMoves();
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);

  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Link to={adminPaths.newPost} className={buttonVariants({ variant: "outline", size: "small" })}>
            {texts.newPost}
          </Link>
          <Button size="small" onClick={() => setTask({ kind: "add" })}>
            <Plus aria-hidden="true" />
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
              <SectionFailure text={texts.failed} retry={t.retry} onRetry={() => void query.refetch()} />
            )}
          </div>
          <div className="grid gap-6">
            {query.data && (
              <DayPanel
                day={day}
                items={days.get(day) ?? NOTHING}
                onAdd={() => setTask({ kind: "add" })}
                onEdit={(item) => setTask({ kind: "edit", item })}
                onDelete={(item) => setTask({ kind: "delete", item })}
                onMove={move}
              />
            )}
            {query.data && <CalendarStats items={items} />}
          </div>
        </div>
      </DragArea>
      {(task?.kind === "add" || task?.kind === "edit") && (
        <ItemDialog
          item={task.kind === "edit" ? task.item : undefined}
          day={day}
          onClose={close}
          onSaved={selectDay}
        />
      )}
      {task?.kind === "delete" && <DeleteItem item={task.item} onClose={close} />}
    </AdminPage>
  );
}

/** The selected day stands in the address, so that a reload or a way back finds it; today unless one was chosen. */
function useSelectedDay(): [day: Day, select: (day: Day) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("day") ?? "";
  const select = useCallback(
    (day: Day) => setParams({ day }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [isDay(asked) ? asked : todayInDubai(), select];
}
