import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { LeadStatusBadge } from "../shared/lead-status-badge";
import { type Lead, leadQuery, type LeadStatus } from "@/data/staff/leads";
import { formatPrice } from "@/i18n/format";
import { formatRecent } from "../shared/moments";
import { PageLink } from "../shared/page-link";
import { QueryView } from "../shared/query-view";
import { useLeadService, useLostReasons, valuesOf } from "./leads";
import { useLeadSteps } from "./use-lead-steps";
import { useLocale, useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";

/** What usually comes next. */
const NEXT_STEPS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  talking: ["booked", "done", "lost"],
  booked: ["done", "lost"],
  done: [],
  lost: [],
};

/** A lead as it is now, and what can become of it. */
export function LeadRow({ lead }: { lead: Lead }) {
  const locale = useLocale();
  const texts = useTexts(leadsTexts);
  const name = useLeadService()(lead.service_slug);
  const { nameOf: reasonOf } = useLostReasons();
  const { open } = useLeadSteps();
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-6">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LeadStatusBadge status={lead.status} />
          <button
            type="button"
            aria-label={texts.detailsOf(name)}
            className="hover:text-primary min-h-12 text-start font-semibold underline underline-offset-4 lg:min-h-8"
            onClick={() => open({ kind: "details", lead })}
          >
            <bdi>{name}</bdi>
          </button>
          {lead.value_aed !== null && lead.status !== "lost" && (
            <span className="tabular-nums">{formatPrice(lead.value_aed, locale)}</span>
          )}
          {lead.lost_reason !== "" && <span>{reasonOf(lead.lost_reason)}</span>}
        </p>
        <p className="text-muted-foreground flex flex-wrap gap-x-3 text-base">
          <span className="tabular-nums">{formatRecent(Date.parse(lead.created_at), locale)}</span>
          {lead.code === null ? (
            <span>{texts.origins[lead.origin]}</span>
          ) : (
            <bdi dir="ltr" lang="en" className="font-semibold">
              {lead.code}
            </bdi>
          )}
          {lead.page_path !== "" && (
            <PageLink page={lead.page_path} className="wrap-anywhere underline underline-offset-4" />
          )}
          {lead.last_campaign !== "" && <bdi className="wrap-anywhere">{lead.last_campaign}</bdi>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <StepButtons lead={lead} steps={NEXT_STEPS[lead.status]} />
      </div>
    </div>
  );
}

/** A lead that a chat has led to, as it is now. */
export function LeadNow({ id, text }: { id: string; text: string }) {
  const query = useQuery(leadQuery(id));
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      <div className="rounded-control border-border border p-4">
        <QueryView query={query}>{(lead) => <LeadRow lead={lead} />}</QueryView>
      </div>
    </div>
  );
}

/** Says what has become of a lead, with a press where nothing has to be asked. */
export function StepButtons({ lead, steps }: { lead: Lead; steps: readonly LeadStatus[] }) {
  const texts = useTexts(leadsTexts);
  const nameOf = useLeadService();
  const { isBusy, open, save } = useLeadSteps();
  const take = (status: LeadStatus) => {
    if (status === "lost") return open({ kind: "losing", lead });
    const isKnown = status === "talking" || (status === "done" && lead.booked_at !== null);
    if (isKnown) return save(lead, { ...valuesOf(lead), status, lost_reason: "" });
    open({ kind: "booking", lead, status });
  };
  return steps.map((status) => (
    <Button
      key={status}
      variant={status === "lost" ? "outline" : "quiet"}
      size="small"
      className="grow px-3 sm:grow-0"
      aria-label={texts.markAs[status](nameOf(lead.service_slug))}
      isBusy={isBusy}
      onClick={() => take(status)}
    >
      {texts.options.status[status]}
    </Button>
  ));
}
