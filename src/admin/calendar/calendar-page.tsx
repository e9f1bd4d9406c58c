import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMemo, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { AdminPage } from "@/admin/shared/admin-page";
import { adminPaths } from "@/admin/shared/admin-paths";
import { Card } from "@/admin/shared/card";
import { ReadFailure } from "@/admin/shared/query-view";
import { ResourceDialogs, useRowDialogs } from "@/admin/resource/dialogs";
import { ResourceForm } from "@/admin/resource/resource-form";
import { dropCalendarItem, calendarQuery, CALENDAR_STATUSES } from "@/data/staff/editorial-calendar";
import { scheduledPostsQuery } from "@/data/staff/post.queries";
import { isDay, monthOf, todayInDubai, type Day } from "@/lib/dubai-time";
import { Badge } from "@/components/ui/staff/badge";
import { formatNumber } from "@/i18n/format";
import { NOTHING_PLANNED, type Planned, plansByDay, statusOf, toneOf } from "./calendar-item";
import { DayPanel } from "./day-panel";
import { DragArea } from "./drag-area";
import { calendar } from "./item-form";
import { MonthCalendar } from "./month-calendar";
import { useMove } from "./use-move";
import { useTexts } from "@/i18n/i18n";
import { calendarTexts } from "@/texts/admin/calendar";

const URGENT = 7;

export function Component() {
  const texts = useTexts(calendarTexts);
  const [day, selectDay] = useSelectedDay();
  const { first, last } = monthOf(day);
  const query = useQuery(calendarQuery(first, last));
  const scheduled = useQuery(scheduledPostsQuery(first, last));
  const { data: items } = query;
  const { data: posts } = scheduled;
  // A stable value while nothing changes: the panel moves the focus for a new one.
  const days = useMemo(() => plansByDay(items ?? [], posts ?? []), [items, posts]);
  const hasFailed = [query, scheduled].some(({ isError, data }) => isError && !data);
  const isLoaded = items !== undefined && posts !== undefined;
  const panel = useRef<HTMLElement>(null);
  const dialogs = useRowDialogs(query);
  const { move } = useMove(dropCalendarItem);

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
            {texts.add}
          </Button>
        </>
      }
    >
      {/* Above the month, which looks as if nothing were planned. */}
      <div className="mb-6 empty:hidden">
        <ReadFailure of={[query, scheduled]} text={texts.loadFailed} />
      </div>
      <DragArea onMove={(item, target) => void move(item, target)}>
        <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="rounded-card border-border bg-card border p-3 sm:p-5">
            <MonthCalendar
              selected={day}
              plans={days}
              onSelect={(pressed) => {
                selectDay(pressed);
                // The panel may be below the month, out of sight.
                requestAnimationFrame(() => panel.current?.scrollIntoView({ block: "nearest" }));
              }}
              onMonthChange={selectDay}
            />
          </div>
          <div className="grid gap-6 lg:items-start lg:max-2xl:grid-cols-[minmax(0,1fr)_20rem]">
            {!isLoaded && !hasFailed && <output className="text-muted-foreground">{texts.loading}</output>}
            {isLoaded && (
              <>
                <DayPanel
                  ref={panel}
                  day={day}
                  plan={days.get(day) ?? NOTHING_PLANNED}
                  onAdd={dialogs.add}
                  onEdit={dialogs.edit}
                  onDelete={dialogs.askToDelete}
                />
                <CalendarStats days={days} />
              </>
            )}
          </div>
        </div>
      </DragArea>
      <ResourceDialogs of={calendar} dialogs={dialogs}>
        {({ row = { scheduled_date: day }, ...form }) => (
          <ResourceForm
            of={calendar}
            row={row}
            onSaved={({ scheduled_date }) => selectDay(scheduled_date)}
            {...form}
          />
        )}
      </ResourceDialogs>
    </AdminPage>
  );
}

/** The selected day is in the URL, so that a reload or Back restores it; today by default. */
function useSelectedDay(): [day: Day, select: (day: Day) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("day") ?? "";
  const select = (day: Day) => setParams({ day }, { replace: true, preventScrollReset: true });
  return [isDay(asked) ? asked : todayInDubai(), select];
}

/** The counts of the visible month. */
function CalendarStats({ days }: { days: ReadonlyMap<Day, readonly Planned[]> }) {
  const texts = useTexts(calendarTexts);
  const planned = [...days.values()].flat();
  const rows = [
    [texts.statsTotal, planned.length],
    [texts.statsDays, days.size],
    [texts.statsUrgent, planned.filter(({ item }) => item && item.priority >= URGENT).length],
  ] as const;
  return (
    <Card title={texts.statsTitle}>
      <dl>
        {rows.map(([label, count]) => (
          <div key={label} className="flex items-center justify-between gap-4 py-1.5">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-semibold">{formatNumber(count)}</dd>
          </div>
        ))}
        {CALENDAR_STATUSES.map((status) => (
          <div key={status} className="border-border flex items-center justify-between gap-4 border-t py-1.5">
            <dt>
              <Badge tone={toneOf(status)}>{texts.options.status[status]}</Badge>
            </dt>
            <dd className="font-semibold">
              {formatNumber(planned.filter((one) => statusOf(one) === status).length)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
