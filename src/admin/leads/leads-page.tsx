import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { type Lead, type LeadList, leadListQuery, LEADS_PER_PAGE } from "@/data/staff/leads";
import { adminPaths } from "../shared/admin-paths";
import { AdminPage } from "../shared/admin-page";
import { EmptyState } from "../shared/empty-state";
import { Pager } from "../shared/pager";
import { QueryView } from "../shared/query-view";
import { useIsOwner } from "../shared/use-staff-member";
import { useRestoreFocus } from "../shared/focus";
import { CodeDesk } from "./code-desk";
import { LeadRow } from "./lead-row";
import { LeadWindows } from "./lead-windows";
import {
  EVERYTHING,
  filterOf,
  isNarrowed,
  type LeadsChoice,
  LeadsFilters,
  useLeadsFilter,
} from "./leads-filters";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";
import { shellTexts } from "@/words/admin/shell";

/** Reception's desk: from a chat to a booking. */
export function Component() {
  const texts = useTexts(leadsTexts);
  const isOwner = useIsOwner();
  const { choice, choose } = useLeadsFilter();
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
          <QueryView query={query} loading={<RowSkeletons />}>
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
  if (list.rows.length === 0) return <NoLeads total={list.total} choice={choice} onChoose={onChoose} />;
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

/** Empty state of the list: why it is empty, and what to do next. */
function NoLeads({ total, choice, onChoose }: Pick<LeadsProps, "choice" | "onChoose"> & { total: number }) {
  const texts = useTexts(leadsTexts);
  if (total > 0)
    return (
      <EmptyState text={texts.pastEnd}>
        <Button variant="outline" size="small" onClick={() => onChoose({ page: 1 })}>
          {texts.firstPage}
        </Button>
      </EmptyState>
    );
  if (!isNarrowed(choice)) return <EmptyState text={texts.empty} />;
  return (
    <EmptyState text={texts.noMatch}>
      <Button variant="outline" size="small" onClick={() => onChoose(EVERYTHING)}>
        {texts.clear}
      </Button>
    </EmptyState>
  );
}

/** Placeholder in about the size of the rows. */
function RowSkeletons() {
  const shell = useTexts(shellTexts);
  return (
    <span className="grid gap-2">
      <span className="sr-only">{shell.loading}</span>
      {["first", "second", "third", "fourth"].map((name) => (
        <Skeleton key={name} className="h-36 w-full lg:h-20" />
      ))}
    </span>
  );
}
