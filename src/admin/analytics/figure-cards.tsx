import { Skeleton } from "@/components/ui/skeleton";
import type { AnalyticsReport } from "@/data/analytics/analytics.types";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { formatNumber } from "@/i18n/format";
import { percentOf } from "./report-figures";

/** The five figures of a period; without a report, their places. */
export function FigureCards({ report }: { report: AnalyticsReport | undefined }) {
  const { cards, rate } = useAdminI18n().t.analytics;
  const figures = [
    { label: cards.sessions, value: report && formatNumber(report.sessions) },
    { label: cards.events, value: report && formatNumber(report.events) },
    { label: cards.rate, value: report && rate(percentOf(report.converted, report.sessions)) },
    { label: cards.whatsapp, value: report && formatNumber(report.whatsapp) },
    { label: cards.phone, value: report && formatNumber(report.phone) },
  ];
  return (
    <dl aria-label={cards.title} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="rounded-card border-border bg-card flex flex-col-reverse justify-end border p-5 first:max-md:col-span-2"
        >
          <dt className="text-muted-foreground text-base">{label}</dt>
          <dd className="text-[2rem] leading-10 font-bold">
            {value ?? <Skeleton className="my-1 h-8 w-20" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
