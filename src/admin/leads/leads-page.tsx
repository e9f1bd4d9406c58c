import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { leadListQuery, LEADS_PER_PAGE } from "@/data/staff/leads";
import { useAddressFilter } from "../shared/address-filter";
import { adminPaths } from "../shared/admin-paths";
import { AdminPage } from "../shared/admin-page";
import { EmptyState } from "../shared/empty-state";
import { RowSkeletons } from "../shared/list-states";
import { PagedList } from "../shared/paged-list";
import { useIsOwner } from "../shared/use-staff-member";
import { CodeDesk } from "./code-desk";
import { LeadList } from "./lead-list";
import { LeadWindows } from "./lead-windows";
import { filterOf, leadsFilter, LeadsFilters } from "./leads-filters";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/texts/admin/leads";

/** Reception's page, from a chat to a booking. */
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
        <div className="flex flex-col-reverse gap-5">
          <PagedList
            of={list}
            query={query}
            perPage={LEADS_PER_PAGE}
            loading={<RowSkeletons count={4} row="h-36 lg:h-20" />}
            texts={texts}
            total={texts.total}
            empty={<EmptyState text={texts.empty} />}
          >
            {(leads) => <LeadList list={leads} />}
          </PagedList>
          <LeadsFilters of={list} people={query.data?.people ?? []} />
        </div>
      </LeadWindows>
    </AdminPage>
  );
}
