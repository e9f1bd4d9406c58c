import type { AnalyticsReport } from "@/data/staff/analytics";
import { formatNumber } from "@/i18n/format";
import { ChartCard } from "../shared/chart-card";
import { ColumnsChart, columnName } from "../shared/columns-chart";
import { busiest, timelineOf } from "./report-figures";
import { useLocale, useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/texts/admin/analytics";

/** Visits above, clicks below: they have two scales, so they are two charts over the same days. */
export function DaysChart({ days }: Pick<AnalyticsReport, "days">) {
  const locale = useLocale();
  const { charts, columns } = useTexts(analyticsTexts);
  const { unit, entries } = timelineOf(days);
  const best = busiest(entries);
  const name = (day: string) => columnName(day, unit, locale);
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
      <ColumnsChart
        entries={entries.map(({ day, sessions }) => ({ day, values: [sessions] }))}
        name={name}
        parts={[{ label: columns.sessions, color: "bg-primary" }]}
      />
      <ColumnsChart
        entries={entries.map(({ day, whatsapp, phone }) => ({ day, values: [whatsapp, phone] }))}
        name={name}
        parts={[
          { label: columns.whatsapp, color: "bg-chat" },
          { label: columns.phone, color: "bg-saffron" },
        ]}
      />
    </ChartCard>
  );
}
