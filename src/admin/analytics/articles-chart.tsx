import type { AnalyticsReport } from "@/data/analytics/analytics.types";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { localized } from "@/i18n/localized";
import { formatNumber } from "@/i18n/format";
import { BarsChart, BarsLegend } from "./bars-chart";
import { ChartCard } from "./chart-card";
import { percentOf } from "./report-figures";

const VIEWS = "bg-info";
const CLICKS = "bg-saffron";

/** How often the articles were opened, and how often their readers then pressed a contact button on the same page. */
export function ArticlesChart({ report }: { report: AnalyticsReport }) {
  const { t, locale } = useAdminI18n();
  const { charts, columns } = t.analytics;
  const articles = report.articles.map(({ slug, views, clicks, ...titles }) => ({
    name: localized(titles, "title", locale) || slug,
    views,
    clicks,
  }));
  return (
    <ChartCard
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
