import { CALENDAR_STATUSES, type CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { Badge } from "@/components/ui/staff/badge";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { formatNumber } from "@/i18n/format";
import { toneOf } from "./calendar-item";

const URGENT = 7;

/** The visible month in numbers. */
export function CalendarStats({ items }: { items: readonly CalendarItem[] }) {
  const { t } = useAdminI18n();
  const texts = t.calendar;
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
