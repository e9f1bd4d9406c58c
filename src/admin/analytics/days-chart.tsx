import type { AnalyticsReport } from "@/data/staff/analytics";
import { dateFormatter, formatNumber } from "@/i18n/format";
import type { Locale } from "@/config/locales";
import { BarsLegend, ChartCard } from "./chart-card";
import { busiest, timelineOf, type DayFigures } from "./report-figures";
import { useLocale, useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/words/admin/analytics";

/** Sessions above, contact clicks below: two scales, so two drawings over the same days. */
export function DaysChart({ days }: Pick<AnalyticsReport, "days">) {
  const locale = useLocale();
  const { charts, columns } = useTexts(analyticsTexts);
  const { unit, entries } = timelineOf(days);
  const best = busiest(entries);
  const name = (day: string) => dayText(day, unit, locale);
  return (
    <ChartCard
      className="lg:col-span-2"
      title={unit === "day" ? charts.days : charts.months}
      summary={best ? charts.daysSummary(name(best.day), best.clicks) : charts.noClicks}
      columns={[
        unit === "day" ? columns.day : columns.month,
        columns.sessions,
        columns.converted,
        columns.whatsapp,
        columns.phone,
      ]}
      rows={entries.map(({ day, sessions, converted, whatsapp, phone }) => [
        name(day),
        ...[sessions, converted, whatsapp, phone].map(formatNumber),
      ])}
    >
      <Drawing entries={entries} name={name} series={[{ key: "sessions", color: "primary" }]} />
      <Drawing
        entries={entries}
        name={name}
        series={[
          { key: "whatsapp", color: "chat" },
          { key: "phone", color: "saffron" },
        ]}
      />
    </ChartCard>
  );
}

const BACKGROUNDS = { primary: "bg-primary", chat: "bg-chat", saffron: "bg-saffron" } as const;

interface DrawingProps {
  entries: DayFigures[];
  name: (day: string) => string;
  /** The stacked parts of each bar. */
  series: readonly { key: "sessions" | "whatsapp" | "phone"; color: keyof typeof BACKGROUNDS }[];
}

/** Bars over a scale. What one of them says is above it while it is pointed at or pressed. */
function Drawing({ entries, name, series }: DrawingProps) {
  const { columns } = useTexts(analyticsTexts);
  const parts = series.map(({ key, color }) => ({ key, label: columns[key], color: BACKGROUNDS[color] }));
  const top = scaleOf(entries.map((entry) => parts.reduce((sum, { key }) => sum + entry[key], 0)));
  const step = Math.ceil(entries.length / MOST_NAMES);
  return (
    <>
      <BarsLegend items={parts} />
      <div className="text-muted-foreground mt-8 mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-[0.875rem] leading-none">
        <div className="-my-2 flex min-w-10 flex-col justify-between text-end">
          {[top, top / 2, 0].map((tick) => (
            <span key={tick}>{formatNumber(tick)}</span>
          ))}
        </div>
        <div className="border-border relative flex h-40 border-y">
          <span className="border-border pointer-events-none absolute inset-x-0 top-1/2 border-t" />
          {entries.map((entry) => (
            <div
              key={entry.day}
              className="group hover:bg-sand active:bg-sand flex min-w-0 flex-1 flex-col-reverse"
            >
              {parts.map(({ key, color }) => (
                <span
                  key={key}
                  className={`relative mx-[10%] forced-color-adjust-none ${color}`}
                  style={{ height: `${(entry[key] / top) * 100}%` }}
                />
              ))}
              <span className="rounded-control border-border bg-popover text-popover-foreground absolute inset-x-0 bottom-full mx-auto mb-1 hidden w-fit border px-3 py-1.5 group-hover:block group-active:block">
                {[
                  name(entry.day),
                  ...parts.map(({ key, label }) => `${label}: ${formatNumber(entry[key])}`),
                ].join(" · ")}
              </span>
            </div>
          ))}
        </div>
        <div className="col-start-2 flex">
          {entries.map(({ day }, at) => (
            <span key={day} className="min-w-0 flex-1 whitespace-nowrap">
              {at % step === 0 && at + step * 0.75 <= entries.length && name(day)}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

/** As many days have their names beside one another on a phone. */
const MOST_NAMES = 4;

/** Where the scale of these numbers ends: a round number with a whole half. */
function scaleOf(numbers: readonly number[]): number {
  const most = Math.max(1, ...numbers);
  const unit = 10 ** Math.floor(Math.log10(most));
  return (
    [1, 2, 4, 6, 8].map((count) => count * unit).find((end) => end >= most && end % 2 === 0) ?? 10 * unit
  );
}

/** `Nov 21` for a day, `Nov 2026` for the month that begins on it. */
const dayText = (day: string, unit: "day" | "month", locale: Locale): string =>
  dateFormatter(locale, {
    timeZone: "UTC",
    month: "short",
    ...(unit === "day" ? { day: "numeric" } : { year: "numeric" }),
  }).format(Date.parse(day));
