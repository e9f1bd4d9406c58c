import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { type Lead, type LeadList, leadListQuery, LEADS_PER_PAGE } from "@/data/staff/leads";
import { useAddressFilter } from "../shared/address-filter";
import { adminPaths } from "../shared/admin-paths";
import { AdminPage } from "../shared/admin-page";
import { EmptyState } from "../shared/empty-state";
import { NoRows, RowSkeletons } from "../shared/list-states";
import { Pager } from "../shared/pager";
import { QueryView } from "../shared/query-view";
import { useIsOwner } from "../shared/use-staff-member";
import { useRestoreFocus } from "../shared/focus";
import { CodeDesk } from "./code-desk";
import { LeadRow } from "./lead-row";
import { LeadWindows } from "./lead-windows";
import { filterOf, type LeadsChoice, leadsFilter, LeadsFilters } from "./leads-filters";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";

/** Reception's desk: from a chat to a booking. */
export function Component() {
  const texts = useTexts(leadsTexts);
  const isOwner = useIsOwner();
  const { filter: choice, choose } = useAddressFilter(leadsFilter);
  const query = useQuery(leadListQuery(filterOf(choice)));
  const list = useRestoreFocus(query.data);
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        isOwner && (
          <Link to={adminPaths.leadOptions} className={buttonVariants({ variant: "outline", size: "small" })}>
            <SlidersHorizontal />
            {texts.optionsLink}
          </Link>
        )
      }
    >
      <LeadWindows>
        <CodeDesk />
        <LeadsFilters choice={choice} people={query.data?.people ?? []} onChoose={choose} />
        <div ref={list} tabIndex={-1} className="outline-none">
          <QueryView query={query} loading={<RowSkeletons count={4} row="h-36 lg:h-20" />}>
            {(shown) => (
              <Leads list={shown} choice={choice} isStale={query.isPlaceholderData} onChoose={choose} />
            )}
          </QueryView>
        </div>
      </LeadWindows>
    </AdminPage>
  );
}

interface LeadsProps {
  list: LeadList;
  choice: LeadsChoice;
  isStale: boolean;
  onChoose: (change: Partial<LeadsChoice>) => void;
}

function Leads({ list, choice, isStale, onChoose }: LeadsProps) {
  const texts = useTexts(leadsTexts);
  const pages = Math.max(1, Math.ceil(list.total / LEADS_PER_PAGE));
  if (list.rows.length === 0)
    return (
      <NoRows
        texts={texts}
        isPastEnd={list.total > 0}
        isNarrowed={leadsFilter.isNarrowed(choice)}
        onFirst={() => onChoose({ page: 1 })}
        onClear={() => onChoose(leadsFilter.everything)}
      >
        <EmptyState text={texts.empty} />
      </NoRows>
    );
  const open = list.rows.filter((lead) => lead.is_open_today);
  const others = list.rows.filter((lead) => !lead.is_open_today);
  return (
    <div aria-busy={isStale} className="grid gap-4">
      <output className="text-muted-foreground text-base">{texts.total(list.total)}</output>
      {open.length > 0 && <Section title={`${texts.openToday} (${list.open_today})`} rows={open} />}
      {others.length > 0 && <Section title={list.open_today > 0 ? texts.others : undefined} rows={others} />}
      {pages > 1 && <Pager page={choice.page} pages={pages} onShow={(page) => onChoose({ page })} />}
    </div>
  );
}

function Section({ title, rows }: { title: string | undefined; rows: readonly Lead[] }) {
  const texts = useTexts(leadsTexts);
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
