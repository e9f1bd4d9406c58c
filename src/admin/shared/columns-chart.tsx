import { formatNumber, dateFormatter } from "@/i18n/format";
import type { Locale } from "@/config/locales";
import { BarsLegend } from "./chart-card";

interface ColumnsChartProps {
  /** One column each, by its day, with a number for each part. */
  entries: readonly { day: string; values: readonly number[] }[];
  name: (day: string) => string;
  /** The stacked parts of each column; a colour is a class. */
  parts: readonly { label: string; color: string }[];
}

/** Bars over a scale. The values of a bar are shown above it on hover or press. */
export function ColumnsChart({ entries, name, parts }: ColumnsChartProps) {
  const top = scaleOf(entries.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  const step = Math.ceil(entries.length / MAX_NAMES);
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
          {entries.map(({ day, values }) => (
            <div
              key={day}
              className="group hover:bg-sand active:bg-sand flex min-w-0 flex-1 flex-col-reverse"
            >
              {parts.map(({ label, color }, at) => (
                <span
                  key={label}
                  className={`relative mx-[10%] forced-color-adjust-none ${color}`}
                  style={{ height: `${((values[at] ?? 0) / top) * 100}%` }}
                />
              ))}
              <span className="rounded-control border-border bg-popover text-popover-foreground absolute inset-x-0 bottom-full mx-auto mb-1 hidden w-fit border px-3 py-1.5 group-hover:block group-active:block">
                {[
                  name(day),
                  ...parts.map(({ label }, at) => `${label}: ${formatNumber(values[at] ?? 0)}`),
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

/** The number of days whose names fit next to each other on a phone. */
const MAX_NAMES = 4;

/** The end of the scale for these numbers: a round number with a whole half. */
function scaleOf(numbers: readonly number[]): number {
  const most = Math.max(1, ...numbers);
  const unit = 10 ** Math.floor(Math.log10(most));
  return (
    [1, 2, 4, 6, 8].map((count) => count * unit).find((end) => end >= most && end % 2 === 0) ?? 10 * unit
  );
}

/** `Nov 21` for a day, `Nov 2026` for the month that begins on it. */
export const columnName = (day: string, unit: "day" | "month", locale: Locale): string =>
  dateFormatter(locale, {
    timeZone: "UTC",
    month: "short",
    ...(unit === "day" ? { day: "numeric" } : { year: "numeric" }),
  }).format(Date.parse(day));
