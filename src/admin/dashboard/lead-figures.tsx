import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { leadCountsQuery } from "@/data/staff/leads";
import { formatNumber } from "@/i18n/format";
import { adminPaths } from "../shared/admin-paths";
import { Figure, Figures } from "./figures";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";

/** What waits at the desk today, and what was booked this week. */
export function LeadFigures() {
  const { title, figures } = useTexts(leadsTexts);
  const query = useQuery(leadCountsQuery);
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  return (
    <Figures
      title={title}
      query={query}
      link={
        <Link
          to={adminPaths.leads}
          className="inline-flex min-h-12 items-center underline underline-offset-4 lg:min-h-8"
        >
          {figures.link}
        </Link>
      }
    >
      <Figure label={figures.open} value={number(query.data?.open_today)} tone="text-primary" />
      <Figure label={figures.booked} value={number(query.data?.booked_week)} />
      <Figure label={figures.aed} value={number(query.data?.aed_week)} />
    </Figures>
  );
}
