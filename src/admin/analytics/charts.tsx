import type { ComponentProps } from "react";
import type { AnalyticsReport } from "@/data/staff/analytics";
import { useButtonName } from "@/admin/shared/use-button-name";
import { useServiceName } from "@/admin/shared/use-service-name";
import { formatNumber } from "@/i18n/format";
import { localized } from "@/i18n/localized";
import { BarsChart, BarsLegend, ChartCard } from "../shared/chart-card";
import { DaysChart } from "./days-chart";
import { largestBars, percentOf, type Bar } from "./report-figures";
import { useLocale, useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/texts/admin/analytics";
import { commonTexts } from "@/texts/admin/common";

const VIEWS = "bg-info";

const CLICKS = "bg-saffron";

/** More bars than this are hard to compare. */
const MAX_BARS = 8;

/** Every chart of a report. */
export function Charts({ report }: { report: AnalyticsReport }) {
  const common = useTexts(commonTexts);
  const serviceName = useServiceName();
  const texts = useTexts(analyticsTexts);
  const { charts, columns } = texts;
  const buttonName = useButtonName();
  const sources = report.sources.map(({ name, events }) => ({ name: buttonName(name), value: events }));
  const services = report.services.map(({ name, events }) => ({
    name: name === "" ? charts.noService : (serviceName(name) ?? name),
    value: events,
  }));
  const topService = services.find(({ name }) => name !== charts.noService);
  const campaigns = report.campaigns.map(({ source, medium, campaign, views }) => ({
    name: [campaign, source, medium].filter((part) => part !== "").join(" · ") || charts.noCampaign,
    value: views,
  }));
  const ownViews =
    report.campaigns.find(({ campaign, source }) => campaign === "" && source === "")?.views ?? 0;
  const arabic = report.languages.find(({ lang }) => lang === "ar");

  const measures = [
    { key: "sessions", label: columns.sessions, color: "bg-primary" },
    { key: "views", label: columns.views, color: VIEWS },
    { key: "events", label: columns.clicks, color: CLICKS },
  ] as const;
  return (
    <div className="grid items-stretch gap-5 lg:grid-cols-2">
      <DaysChart days={report.days} />
      <ShareChart
        title={charts.sources}
        summary={charts.sourcesSummary(
          sources[0]?.name ?? "",
          percentOf(sources[0]?.value ?? 0, report.events),
        )}
        columns={[columns.source, columns.clicks, columns.share]}
        bars={sources}
        total={report.events}
      />
      <ShareChart
        title={charts.services}
        summary={
          topService
            ? charts.servicesSummary(topService.name, percentOf(topService.value, report.events))
            : charts.noService
        }
        columns={[columns.service, columns.clicks, columns.share]}
        bars={services}
        total={report.events}
      />
      <ChartCard
        title={charts.languages}
        summary={charts.languagesSummary(percentOf(arabic?.sessions ?? 0, report.sessions))}
        columns={[columns.language, columns.sessions, columns.views, columns.clicks]}
        rows={report.languages
          .filter(({ sessions, views, events }) => sessions + views + events > 0)
          .map(({ lang, sessions, views, events }) => [
            lang === "ar" ? common.arabic : common.english,
            ...[sessions, views, events].map(formatNumber),
          ])}
      >
        <BarsLegend items={measures} />
        <BarsChart
          entries={report.languages.map((figures) => ({
            name: figures.lang === "ar" ? common.arabic : common.english,
            measures: measures.map(({ key, color }) => ({ value: figures[key], color })),
          }))}
        />
      </ChartCard>
      <ShareChart
        title={charts.campaigns}
        summary={charts.campaignsSummary(percentOf(report.article_views - ownViews, report.article_views))}
        columns={[columns.campaign, columns.views, columns.share]}
        bars={campaigns}
        total={report.article_views}
        color={VIEWS}
      />
      <ArticlesChart report={report} />
    </div>
  );
}

interface ShareChartProps extends Omit<ComponentProps<typeof ChartCard>, "rows" | "children"> {
  bars: readonly Bar[];
  /** The whole of which the bars are parts; more than their sum when only the largest are known. */
  total: number;
  color?: string;
}

/** Parts of a whole: the largest as bars, all of them in the table. */
function ShareChart({ bars, total, color = "bg-primary", ...card }: ShareChartProps) {
  const texts = useTexts(analyticsTexts);
  const rows = largestBars(bars, total, Infinity, texts.others).map(({ name, value }) => [
    name,
    formatNumber(value),
    texts.rate(percentOf(value, total)),
  ]);
  return (
    <ChartCard rows={rows} {...card}>
      <BarsChart
        entries={largestBars(bars, total, MAX_BARS, texts.others).map(({ name, value }) => ({
          name,
          measures: [{ value, color }],
        }))}
      />
    </ChartCard>
  );
}

/** The views of articles, and how many of them led to a contact click on the same page. */
function ArticlesChart({ report }: { report: AnalyticsReport }) {
  const locale = useLocale();
  const { charts, columns } = useTexts(analyticsTexts);
  const articles = report.articles.map(({ slug, views, clicks, ...titles }) => ({
    name: localized(titles, "title", locale) || slug,
    views,
    clicks,
  }));
  return (
    <ChartCard
      className="lg:col-span-2"
      title={charts.articles}
      summary={charts.articlesSummary(
        report.article_views,
        report.article_clicks,
        percentOf(report.article_clicks, report.article_views),
      )}
      columns={[columns.article, columns.views, columns.clicks, columns.rate]}
      rows={articles.map(({ name, views, clicks }) => [
        name,
        formatNumber(views),
        formatNumber(clicks),
        formatNumber(percentOf(clicks, views)),
      ])}
    >
      <BarsLegend
        items={[
          { label: columns.views, color: VIEWS },
          { label: columns.clicks, color: CLICKS },
        ]}
      />
      <BarsChart
        className="gap-x-10 lg:grid-cols-2"
        entries={articles.map(({ name, views, clicks }) => ({
          name,
          measures: [
            { value: views, color: VIEWS },
            { value: clicks, color: CLICKS },
          ],
        }))}
      />
    </ChartCard>
  );
}
