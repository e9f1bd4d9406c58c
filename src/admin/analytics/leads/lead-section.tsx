import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useAddressFilter } from "@/admin/shared/address-filter";
import { adminPaths } from "@/admin/shared/admin-paths";
import { Chooser } from "@/admin/shared/chooser";
import { QueryView } from "@/admin/shared/query-view";
import { useIsOwner } from "@/admin/shared/use-staff-member";
import { buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Period } from "@/data/staff/analytics";
import {
  DIMENSIONS,
  hasTouch,
  leadReportQuery,
  type ReportChoice,
  type ReportRow,
  TOUCHES,
} from "@/data/staff/lead-report";
import { analyticsFilter, fileNameOf, periodOf } from "../analytics-filter";
import { Change } from "../change";
import { BarsChart, ChartCard } from "../../shared/chart-card";
import { type FormerFigures, percentOf } from "../report-figures";
import { formatAmount, formatNumber } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import { LeadTable } from "./lead-table";
import { LeadsBehind } from "./leads-behind";
import { useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/texts/admin/analytics";
import { leadFiguresTexts } from "@/texts/admin/lead-figures";

/** The costs and results of a period, by one dimension. */
export function LeadSection({ before }: { before: FormerFigures | undefined }) {
  const texts = useTexts(leadFiguresTexts);
  const isOwner = useIsOwner();
  const { filter, choose } = useAddressFilter(analyticsFilter);
  const { by: dimension, touch } = filter;
  const period = periodOf(filter);
  return (
    <section aria-label={texts.title} className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-[72ch]">
          <h2 className="text-2xl tracking-normal">{texts.title}</h2>
          <p className="text-muted-foreground mt-1 text-base">{texts.lead}</p>
        </div>
        {isOwner && (
          <div className="flex flex-wrap gap-3">
            <Link to={adminPaths.costs} className={buttonVariants({ variant: "outline", size: "small" })}>
              {texts.costs}
            </Link>
            <Link
              to={adminPaths.conversions}
              className={buttonVariants({ variant: "outline", size: "small" })}
            >
              {texts.conversions}
            </Link>
          </div>
        )}
      </div>
      <Funnel period={period} before={before} />
      <div className="flex flex-wrap gap-4">
        <Chooser
          label={texts.by}
          choices={DIMENSIONS.map((name) => [name, texts.dimensions[name]])}
          value={dimension}
          onChoose={(by) => choose({ by })}
        />
        {hasTouch(dimension) && (
          <Chooser
            label={texts.touch}
            choices={TOUCHES.map((name) => [name, texts.touches[name]])}
            value={touch}
            onChoose={(chosen) => choose({ touch: chosen })}
          />
        )}
      </div>
      <TableOf
        key={`${dimension} ${touch}`}
        choice={{ period, dimension, touch }}
        fileName={fileNameOf(filter)}
      />
    </section>
  );
}

const STEPS = ["visits", "clicks", "chats", "booked", "done"] as const;

/**
 * The steps from the visit to the completed visit in a period, each with its share of the step before. By campaign, because
 * that counts every visit and has costs.
 */
function Funnel({ period, before }: { period: Period; before: FormerFigures | undefined }) {
  const { rate } = useTexts(analyticsTexts);
  const { funnel, steps } = useTexts(leadFiguresTexts);
  const query = useQuery(leadReportQuery({ period, dimension: "campaign", touch: "last" }));
  // The table below shows the same failure, with its retry.
  if (!query.data) return query.isError ? null : <Skeleton className="rounded-card h-[25rem]" />;
  const { total } = query.data;
  // The table shows that it is empty.
  if (STEPS.every((step) => total[step] === 0)) return null;
  const shareOf = (at: number): string => {
    const before = STEPS[at - 1];
    const step = STEPS[at];
    // Each step counts on its own day: when more visits were completed than booked in the same days, there is no share.
    const isPart = before && step && total[before] > 0 && total[step] <= total[before];
    return isPart ? rate(percentOf(total[step], total[before])) : "–";
  };
  const former = before &&
    query.data.before && {
      visits: before.sessions,
      clicks: before.whatsapp + before.phone,
      ...query.data.before,
    };
  const rows = STEPS.map((step, at) => [
    steps[step],
    formatNumber(total[step]),
    shareOf(at),
    ...(former ? [formatNumber(former[step])] : []),
  ]);
  return (
    <ChartCard
      title={funnel.title}
      summary={funnel.summary(total.chats, total.booked, total.aed)}
      columns={[funnel.step, funnel.number, funnel.share, ...(former ? [funnel.before] : [])]}
      rows={[
        ...rows,
        [steps.aed, formatAmount(total.aed), "–", ...(former ? [formatAmount(former.aed)] : [])],
      ]}
    >
      <BarsChart
        entries={STEPS.map((step, at) => ({
          name: at === 0 || shareOf(at) === "–" ? steps[step] : `${steps[step]} · ${isolated(shareOf(at))}`,
          measures: [{ value: total[step], color: at < 2 ? "bg-primary" : "bg-saffron" }],
        }))}
      />
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-base">
        <span>{steps.aed}</span>
        <span className="text-2xl font-bold">{formatAmount(total.aed)}</span>
        {former && (
          <span className="inline-flex items-center gap-1.5 [&_svg]:size-4">
            <Change now={total.aed} before={former.aed} />
          </span>
        )}
      </p>
    </ChartCard>
  );
}

function TableOf({ choice, fileName }: { choice: ReportChoice; fileName: string }) {
  const texts = useTexts(leadFiguresTexts);
  const query = useQuery(leadReportQuery(choice));
  const [opened, setOpened] = useState<ReportRow>();
  return (
    <QueryView query={query} failed={texts.failed} loading={<Skeleton className="rounded-card h-80" />}>
      {(report) => (
        <>
          <LeadTable choice={choice} fileName={fileName} report={report} onOpen={setOpened} />
          {opened && (
            <LeadsBehind
              choice={{ ...choice, touch: report.touch }}
              fileName={fileName}
              row={opened}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </QueryView>
  );
}
