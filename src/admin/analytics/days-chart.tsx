import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { AnalyticsReport } from "@/data/staff/analytics";
import { dateFormatter, formatNumber } from "@/i18n/format";
import { rightToLeft } from "@/i18n/isolated";
import { dirOf, type Locale } from "@/config/locales";
import { BarsLegend, ChartCard } from "./chart-card";
import { busiest, timelineOf, type DayFigures } from "./report-figures";
import { useLocale, useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/words/admin/analytics";

const HEIGHT_PX = 190;

/** How the axes of every chart are drawn. */
const AXIS = {
  tickLine: false,
  axisLine: { stroke: "var(--border)" },
  tick: { fill: "var(--muted-foreground)", fontSize: 14 },
} as const;

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

function Drawing({ entries, name, series }: DrawingProps) {
  const locale = useLocale();
  const { columns } = useTexts(analyticsTexts);
  const isMirrored = dirOf(locale) === "rtl";
  const tick = (day: string) => (isMirrored ? rightToLeft(name(day)) : name(day));
  return (
    <>
      <BarsLegend
        items={series.map(({ key, color }) => ({ label: columns[key], color: BACKGROUNDS[color] }))}
      />
      {/* The drawing begins at the start side by its own settings; letters anchored by the page's direction would wander. */}
      <div dir="ltr" style={{ height: HEIGHT_PX }}>
        <ResponsiveContainer width="100%" height={HEIGHT_PX}>
          <BarChart
            data={entries}
            accessibilityLayer={false}
            margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
          >
            <CartesianGrid vertical={false} stroke="var(--border)" />
            <XAxis dataKey="day" tickFormatter={tick} reversed={isMirrored} minTickGap={24} {...AXIS} />
            <YAxis
              orientation={isMirrored ? "right" : "left"}
              allowDecimals={false}
              width={44}
              tickFormatter={formatNumber}
              {...AXIS}
            />
            <Tooltip
              labelFormatter={(day) => (typeof day === "string" ? name(day) : day)}
              {...chartTooltip(locale)}
            />
            {series.map(({ key, color }) => (
              <Bar
                key={key}
                dataKey={key}
                name={columns[key]}
                stackId="one"
                fill={`var(--${color})`}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}

/** The note beside the pointer, in the direction of the language. */
const chartTooltip = (locale: Locale) => ({
  formatter: (value: unknown) => formatNumber(Number(value)),
  cursor: { fill: "var(--sand)" },
  isAnimationActive: false,
  contentStyle: {
    direction: dirOf(locale),
    textAlign: "start",
    borderRadius: 12,
    border: "1px solid var(--border)",
    background: "var(--popover)",
    color: "var(--popover-foreground)",
  } as const,
  itemStyle: { color: "var(--popover-foreground)" },
});

/** `Nov 21` for a day, `Nov 2026` for the month that begins on it. */
const dayText = (day: string, unit: "day" | "month", locale: Locale): string =>
  dateFormatter(locale, {
    timeZone: "UTC",
    month: "short",
    ...(unit === "day" ? { day: "numeric" } : { year: "numeric" }),
  }).format(Date.parse(day));
