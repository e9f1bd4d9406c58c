import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { type Lead, type LeadList, leadListQuery, LEADS_PER_PAGE } from "@/data/staff/leads";
import { useAddressFilter } from "../shared/address-filter";
import { adminPaths } from "../shared/admin-paths";
import { AdminPage } from "../shared/admin-page";
import { EmptyState } from "../shared/empty-state";
import { RowSkeletons } from "../shared/list-states";
import { PagedList } from "../shared/paged-list";
import { useIsOwner } from "../shared/use-staff-member";
import { CodeDesk } from "./code-desk";
import { LeadRow } from "./lead-row";
import { LeadWindows } from "./lead-windows";
import { filterOf, leadsFilter, LeadsFilters } from "./leads-filters";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";

/** Reception's desk: from a chat to a booking. */
export function Component() {
  const texts = useTexts(leadsTexts);
  const isOwner = useIsOwner();
  const list = useAddressFilter(leadsFilter);
  const query = useQuery(leadListQuery(filterOf(list.filter)));
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
        <LeadsFilters of={list} people={query.data?.people ?? []} />
        <PagedList
          of={list}
          query={query}
          perPage={LEADS_PER_PAGE}
          loading={<RowSkeletons count={4} row="h-36 lg:h-20" />}
          texts={texts}
          total={texts.total}
          empty={<EmptyState text={texts.empty} />}
        >
          {(leads) => <Leads list={leads} />}
        </PagedList>
      </LeadWindows>
    </AdminPage>
  );
}

/** Today's open ones, then the others. */
function Leads({ list: { rows, open_today: openToday } }: { list: LeadList }) {
  const texts = useTexts(leadsTexts);
  const open = rows.filter((lead) => lead.is_open_today);
  const others = rows.filter((lead) => !lead.is_open_today);
  return (
    <>
      {open.length > 0 && <Section title={`${texts.openToday} (${openToday})`} rows={open} />}
      {others.length > 0 && <Section title={openToday > 0 ? texts.others : undefined} rows={others} />}
    </>
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
