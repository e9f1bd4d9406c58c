import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Moment } from "@/components/ui/moment";
import { useAddressFilter } from "@/admin/shared/address-filter";
import { AdminPage } from "@/admin/shared/admin-page";
import { adminPaths } from "@/admin/shared/admin-paths";
import { Card } from "@/admin/shared/card";
import { failureText } from "@/admin/shared/failure-text";
import { Figure } from "@/admin/shared/figure";
import { formatDayTime, useDaySpan } from "@/admin/shared/moments";
import { PageLink } from "@/admin/shared/page-link";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { analyticsQuery, type AnalyticsReport } from "@/data/staff/analytics";
import { AnalyticsActions } from "./analytics-actions";
import { type AnalyticsFilter, analyticsFilter, periodOf } from "./analytics-filter";
import { Change } from "./change";
import { Charts } from "./charts";
import { LeadSection } from "./leads/lead-section";
import { percentOf } from "./report-figures";
import { daysUntil, todayInDubai, toDubaiTime } from "@/lib/dubai-time";
import { useLocale, useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/texts/admin/analytics";
import { commonTexts } from "@/texts/admin/common";
import { shellTexts } from "@/texts/admin/shell";

/** The figures of visits and contacts. */
export function Component() {
  const common = useTexts(commonTexts);
  const shell = useTexts(shellTexts);
  const texts = useTexts(analyticsTexts);
  const { filter, choose } = useAddressFilter(analyticsFilter);
  const period = periodOf(filter);
  const query = useQuery(analyticsQuery(period));
  const report = query.data;
  const lead = useLead(filter, report);
  return (
    <AdminPage
      title={texts.title}
      lead={query.isError && !report ? undefined : lead}
      actions={<AnalyticsActions filter={filter} report={report} onChoose={choose} />}
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
          {!report && <output className="sr-only">{texts.loading}</output>}
          <FigureCards report={report} isCompared={period.from !== undefined} />
          <LeadSection before={report?.before ?? undefined} />
          {report ? <Details report={report} /> : <DetailsSkeleton />}
        </div>
      )}
    </AdminPage>
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
      <Charts report={report} />
    </>
  );
}

function DetailsSkeleton() {
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="rounded-card h-[23rem] lg:h-auto" />
        <Skeleton className="rounded-card h-[48rem] sm:h-[27.75rem]" />
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="rounded-card h-[38rem] lg:col-span-2" />
        <Skeleton className="rounded-card h-[30rem]" />
        <Skeleton className="rounded-card h-[30rem]" />
      </div>
    </>
  );
}

/** The days on the page, and those of the comparison. It is shown before the figures, so that nothing moves when they arrive. */
function useLead(filter: AnalyticsFilter, report: AnalyticsReport | undefined): string {
  const texts = useTexts(analyticsTexts);
  const daySpan = useDaySpan();
  const { from, to: last = todayInDubai() } = periodOf(filter);
  if (from === undefined) return texts.allSpan(daySpan(last, last));
  const isPartial = report?.before
    ? toDubaiTime(report.before.until).time !== "00:00"
    : filter.period !== "range";
  return `${texts.span(daySpan(from, last))} ${texts.comparedWith(daysUntil(last, from) + 1, isPartial)}`;
}

interface FigureCardsProps {
  report: AnalyticsReport | undefined;
  /** Whether there is a period to compare with. */
  isCompared: boolean;
}

/** The five figures of a period, each with its difference from the period before; without a report, placeholders. */
function FigureCards({ report, isCompared }: FigureCardsProps) {
  const { cards, rate } = useTexts(analyticsTexts);
  const before = report?.before ?? undefined;
  const note = (change: ReactNode) => (isCompared ? (report ? change : "") : undefined);
  const figure = (name: "sessions" | "whatsapp" | "phone") => ({
    value: report?.[name],
    note: note(<Change now={report?.[name] ?? 0} before={before?.[name]} />),
  });
  const shareOf = (of: { converted: number; sessions: number } | undefined) =>
    of && percentOf(of.converted, of.sessions);
  return (
    <dl aria-label={cards.title} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      <Figure
        className="max-md:col-span-2"
        label={cards.sessions}
        hint={cards.sessionsHint}
        {...figure("sessions")}
      />
      <Figure
        label={cards.events}
        hint={cards.eventsHint}
        value={report?.events}
        note={note(<Change now={report?.events ?? 0} before={before && before.whatsapp + before.phone} />)}
      />
      <Figure
        label={cards.rate}
        hint={cards.rateHint}
        value={report && rate(shareOf(report) ?? 0)}
        note={note(<Change isRate now={shareOf(report) ?? 0} before={shareOf(before)} />)}
      />
      <Figure label={cards.whatsapp} {...figure("whatsapp")} />
      <Figure label={cards.phone} {...figure("phone")} />
    </dl>
  );
}

/** The five pages with the most views. */
function TopPages({ pages }: Pick<AnalyticsReport, "pages">) {
  const texts = useTexts(analyticsTexts);
  return (
    <List title={texts.topPages} note={texts.topPagesNote} empty={texts.noPages}>
      {pages.map(({ page, views }) => (
        <li
          key={page}
          className="border-border flex items-center justify-between gap-4 border-b last:border-b-0"
        >
          <PageLink
            page={page}
            className="hover:text-primary inline-flex min-h-12 min-w-0 items-center wrap-anywhere underline-offset-4 hover:underline lg:min-h-10"
          />
          <span className="text-muted-foreground shrink-0">{texts.views(views)}</span>
        </li>
      ))}
    </List>
  );
}

/** The ten latest contact clicks, in any period. */
function RecentEvents({ recent }: Pick<AnalyticsReport, "recent">) {
  const locale = useLocale();
  const texts = useTexts(analyticsTexts);
  const names: Readonly<Record<string, string>> = texts.eventNames;
  return (
    <List title={texts.recent} empty={texts.noEvents}>
      {recent.map(({ id, event_name, page_url, created_at }) => (
        <li
          key={id}
          className="border-border grid gap-x-4 border-b py-2 last:border-b-0 sm:grid-cols-[1fr_auto] lg:py-1.5"
        >
          <span className="min-w-0">
            <span className="font-semibold">{names[event_name] ?? event_name}</span>{" "}
            <bdi dir="ltr" className="text-muted-foreground wrap-anywhere">
              {page_url}
            </bdi>
          </span>
          <Moment at={created_at} className="text-muted-foreground">
            {formatDayTime(created_at, locale)}
          </Moment>
        </li>
      ))}
    </List>
  );
}

interface ListProps {
  title: string;
  note?: string;
  empty: string;
  children: ReactNode[];
}

function List({ title, note, empty, children }: ListProps) {
  return (
    <Card title={title} className="grid-cols-1">
      {note !== undefined && <p className="text-muted-foreground text-base">{note}</p>}
      {children.length > 0 ? (
        <ul className="text-base">{children}</ul>
      ) : (
        <p className="text-muted-foreground text-base">{empty}</p>
      )}
    </Card>
  );
}
