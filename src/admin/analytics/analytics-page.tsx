import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Options } from "@/admin/shared/options";
import { AdminPage } from "@/admin/shared/admin-page";
import { adminPaths } from "@/admin/shared/admin-paths";
import { failureText } from "@/admin/shared/failure-text";
import { SectionBoundary } from "@/components/patterns/section-boundary";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Select } from "@/components/ui/staff/form-controls";
import { analyticsQuery } from "@/data/staff/analytics.queries";
import { PERIODS, type AnalyticsPeriod, type AnalyticsReport } from "@/data/staff/analytics.types";
import { formatNumber } from "@/i18n/format";
import { LeadSection } from "./leads/lead-section";
import { momentText } from "./moment-text";
import { RecentEvents, TopPages } from "./report-lists";
import { useAnalyticsExport } from "./use-analytics-export";
import { percentOf } from "./report-figures";
import { useLocale, useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/words/admin/analytics";
import { commonTexts } from "@/words/admin/common";
import { shellTexts } from "@/words/admin/shell";

const Charts = lazy(() => import("./charts").then((module) => ({ default: module.Charts })));

/** How visitors come to make contact. The period is in the URL, so that a view can be shared. */
export function Component() {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const shell = useTexts(shellTexts);
  const texts = useTexts(analyticsTexts);
  const [search, setSearch] = useSearchParams();
  const period = PERIODS.find((name) => name === search.get("period")) ?? "7days";
  const query = useQuery(analyticsQuery(period));
  const report = query.data;
  const span = (until: string) =>
    report?.since ? texts.span(momentText(report.since, locale), until) : texts.allSpan(until);
  return (
    <AdminPage
      title={texts.title}
      lead={report ? span(momentText(report.until, locale)) : texts.loading}
      actions={
        <Actions
          period={period}
          report={report}
          onPeriod={(choice) =>
            setSearch(
              (known) => {
                const next = new URLSearchParams(known);
                next.set("period", choice);
                return next;
              },
              { replace: true },
            )
          }
        />
      }
    >
      {query.isError && (
        <div className="mb-6">
          <SectionFailure
            text={`${texts.failed} ${failureText(query.error, common)}`}
            retry={shell.retry}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {(report || !query.isError) && (
        <div className="grid gap-5">
          <FigureCards report={report} />
          <LeadSection period={period} />
          {report ? <Details report={report} /> : <DetailsSkeleton />}
        </div>
      )}
    </AdminPage>
  );
}

function Actions({
  period,
  report,
  onPeriod,
}: {
  period: AnalyticsPeriod;
  report: AnalyticsReport | undefined;
  onPeriod: (period: AnalyticsPeriod) => void;
}) {
  const common = useTexts(commonTexts);
  const texts = useTexts(analyticsTexts);
  const { done, start, cancel } = useAnalyticsExport(period, report);
  const isRunning = done !== undefined;
  return (
    <>
      <Select
        aria-label={texts.period}
        value={period}
        disabled={isRunning}
        onChange={(event) => onPeriod(PERIODS.find((name) => name === event.target.value) ?? "7days")}
      >
        <Options of={PERIODS} label={(name) => texts.periods[name]} />
      </Select>
      <output className="contents">
        {isRunning && report && (
          <span className="text-muted-foreground self-center text-base">
            {texts.exporting(done, Math.max(done, report.events))}
          </span>
        )}
      </output>
      {isRunning ? (
        <Button variant="outline" size="small" onClick={cancel}>
          {common.cancel}
        </Button>
      ) : (
        <Button size="small" disabled={!report} onClick={() => void start()}>
          <Download />
          {texts.exportCsv}
        </Button>
      )}
    </>
  );
}

function Details({ report }: { report: AnalyticsReport }) {
  const texts = useTexts(analyticsTexts);
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <TopPages pages={report.pages} />
        <RecentEvents recent={report.recent} />
      </div>
      <p>
        <Link
          to={adminPaths.leads}
          className="inline-flex min-h-12 items-center underline underline-offset-4"
        >
          {texts.chatCode}
        </Link>
      </p>
      <SectionBoundary fallback={<ChartsFailure />}>
        <Suspense fallback={<ChartsSkeleton />}>
          <Charts report={report} />
        </Suspense>
      </SectionBoundary>
    </>
  );
}

function ChartsFailure() {
  const shell = useTexts(shellTexts);
  return (
    <SectionFailure
      text={shell.pageError.missing.text}
      retry={shell.retry}
      onRetry={() => location.reload()}
    />
  );
}

function DetailsSkeleton() {
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="rounded-card h-[23rem] lg:h-auto" />
        <Skeleton className="rounded-card h-[48rem] sm:h-[27.75rem]" />
      </div>
      <ChartsSkeleton />
    </>
  );
}

function ChartsSkeleton() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="rounded-card h-[38rem] lg:col-span-2" />
      <Skeleton className="rounded-card h-[30rem]" />
      <Skeleton className="rounded-card h-[30rem]" />
    </div>
  );
}

/** The five figures of a period; without a report, their places. */
function FigureCards({ report }: { report: AnalyticsReport | undefined }) {
  const { cards, rate } = useTexts(analyticsTexts);
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
