import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { linkDaysQuery } from "@/data/staff/campaigns";
import { addDays, daysBetween, todayInDubai, toDubaiTime } from "@/lib/dubai-time";
import { ColumnsChart, columnName } from "../shared/columns-chart";
import { QueryView } from "../shared/query-view";
import type { CampaignLink } from "./links";
import { useLocale, useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/texts/admin/links";

/** Single visits are kept for this number of days. */
const KNOWN_DAYS = 90;
/** With fewer columns the columns would be too wide. */
const FEWEST_DAYS = 14;

/** The visits of a link by day, read when the person opens them. */
export function LinkDays({ link }: { link: CampaignLink }) {
  const { byDay } = useTexts(linksTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-primary min-h-12 w-fit cursor-pointer content-center text-base font-semibold lg:min-h-10">
        {byDay.title}
      </summary>
      {isOpen && <Days link={link} />}
    </details>
  );
}

function Days({ link }: { link: CampaignLink }) {
  const locale = useLocale();
  const { byDay, figures } = useTexts(linksTexts);
  const query = useQuery(linkDaysQuery(link.id));
  const name = (day: string) => columnName(day, "day", locale);
  return (
    <QueryView query={query} failed={figures.failed} loading={<Skeleton className="h-64" />}>
      {(days) => {
        const [best] = days.toSorted((one, other) => other.visits - one.visits);
        if (!best) return <p className="text-muted-foreground min-h-12 text-base">{byDay.none}</p>;
        const visits = new Map(days.map((one) => [one.day, one.visits]));
        const today = todayInDubai();
        const made = toDubaiTime(link.created_at).date;
        // Links with the same words share their visits, which may be older.
        const [first = made] = [made, addDays(today, 1 - FEWEST_DAYS), ...visits.keys()].toSorted();
        const earliest = addDays(today, 1 - KNOWN_DAYS);
        return (
          <>
            <p className="text-base">{byDay.summary(name(best.day), best.visits)}</p>
            <div aria-hidden="true">
              <ColumnsChart
                entries={daysBetween(first > earliest ? first : earliest, today).map((day) => ({
                  day,
                  values: [visits.get(day) ?? 0],
                }))}
                name={name}
                parts={[{ label: byDay.visits, color: "bg-primary" }]}
              />
            </div>
            <ul className="sr-only">
              {days.map((one) => (
                <li key={one.day}>{`${name(one.day)}: ${figures.visits(one.visits)}`}</li>
              ))}
            </ul>
          </>
        );
      }}
    </QueryView>
  );
}
