import { useEffect, useRef } from "react";
import type { Lead, LeadList as List } from "@/data/staff/leads";
import { LeadRow } from "./lead-row";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/texts/admin/leads";

/** Due leads, today's open ones, then the others. */
export function LeadList({ list }: { list: List }) {
  const texts = useTexts(leadsTexts);
  const { rows, due, open_today: openToday } = list;
  const place = useNextLeadFocus(list);
  const others = rows.filter((lead) => !lead.is_due && !lead.is_open_today);
  return (
    <div ref={place} className="grid gap-4">
      <Section title={`${texts.dueNow} (${due})`} rows={rows.filter((lead) => lead.is_due)} />
      <Section title={`${texts.openToday} (${openToday})`} rows={rows.filter((lead) => lead.is_open_today)} />
      <Section title={due + openToday > 0 ? texts.others : undefined} rows={others} />
    </div>
  );
}

function Section({ title, rows }: { title: string | undefined; rows: readonly Lead[] }) {
  const texts = useTexts(leadsTexts);
  if (rows.length === 0) return null;
  return (
    <section>
      {title !== undefined && <h2 className="mb-2 text-xl tracking-normal">{title}</h2>}
      <ul
        aria-label={title ?? texts.list}
        className="rounded-card border-border bg-card divide-border divide-y border"
      >
        {rows.map((lead) => (
          <li key={lead.id} className="p-4">
            <LeadRow lead={lead} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const rowsIn = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLElement>("[data-lead]") ?? []),
];

/**
 * A booked lead leaves its section, and the focus would be lost with its row: the lead in its place gets the focus, so that a
 * person can work through the list.
 */
function useNextLeadFocus(news: List) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(-1);
  const shown = useRef(news);
  useEffect(() => {
    const list = place.current;
    const keep = () => {
      last.current = rowsIn(list).findIndex((row) => row.contains(document.activeElement));
    };
    list?.addEventListener("focusin", keep);
    return () => list?.removeEventListener("focusin", keep);
  }, []);
  useEffect(() => {
    const isNews = shown.current !== news;
    shown.current = news;
    if (!isNews || document.activeElement !== document.body || last.current === -1) return;
    const rows = rowsIn(place.current);
    rows[Math.min(last.current, rows.length - 1)]?.querySelector("button")?.focus({ preventScroll: true });
  }, [news]);
  return place;
}
