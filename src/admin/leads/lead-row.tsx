import { useQuery } from "@tanstack/react-query";
import { Badge } from "@/components/ui/staff/badge";
import { LeadStatusBadge } from "../shared/lead-status-badge";
import { type Lead, leadQuery, type LeadStatus } from "@/data/staff/leads";
import { formatPrice } from "@/i18n/format";
import { formatRecent } from "../shared/moments";
import { PageLink } from "../shared/page-link";
import { QueryView } from "../shared/query-view";
import { LEAD_STOP, takeByKey } from "./lead-keys";
import { StepButtons, useKeptKey, useTakeStep } from "./lead-steps";
import { useLeadName, useLeadReasons, useLeadService } from "./leads";
import { usePageName } from "./page-name";
import { type LeadStep, useLeadSteps } from "./use-lead-steps";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { leadFollowUpTexts } from "@/texts/admin/lead-follow-ups";
import { leadsTexts } from "@/texts/admin/leads";

/** The usual next steps. */
const NEXT_STEPS: Readonly<Record<LeadStatus, readonly LeadStep[]>> = {
  talking: ["booked", "done", "lost", "follow_up"],
  booked: ["done", "lost"],
  done: [],
  lost: [],
};

/** A lead with its state and its next steps. */
export function LeadRow({ lead }: { lead: Lead }) {
  const locale = useLocale();
  const texts = useTexts(leadsTexts);
  const service = useLeadService()(lead.service_slug);
  const name = useLeadName()(lead);
  const { reasonName: reasonOf } = useLeadReasons("lost_reason");
  const { open } = useLeadSteps();
  const take = useTakeStep(lead);
  const steps = NEXT_STEPS[lead.status];
  useKeptKey(lead, steps, take);
  return (
    // The keys of its buttons, wherever in the row the focus is.
    <div
      role="presentation"
      data-lead={lead.id}
      className="flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-6"
      onKeyDown={(event) => takeByKey(event, steps, take)}
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LeadStatusBadge status={lead.status} />
          <button
            type="button"
            {...LEAD_STOP}
            aria-label={texts.detailsOf(name)}
            className="hover:text-primary min-h-12 text-start font-semibold underline underline-offset-4 lg:min-h-8"
            onClick={() => open({ kind: "details", lead })}
          >
            <bdi>{service}</bdi>
          </button>
          {lead.value_aed !== null && lead.status !== "lost" && (
            <span className="tabular-nums">{formatPrice(lead.value_aed, locale)}</span>
          )}
          {lead.lost_reason !== "" && <span>{reasonOf(lead.lost_reason)}</span>}
          <LeadLanguage lang={lead.lang} />
        </p>
        <p className="text-muted-foreground flex flex-wrap gap-x-3 text-base">
          <Waiting lead={lead} />
          {lead.code === null ? (
            <span>{texts.origins[lead.origin]}</span>
          ) : (
            <bdi dir="ltr" lang="en" className="font-semibold">
              {lead.code}
            </bdi>
          )}
          <LeadPage lead={lead} />
          {lead.last_campaign !== "" && <bdi className="wrap-anywhere">{lead.last_campaign}</bdi>}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2 empty:hidden sm:flex sm:flex-wrap">
        <StepButtons lead={lead} steps={steps} hasKeys />
      </div>
    </div>
  );
}

/** The language of the chat, in which to answer. */
function LeadLanguage({ lang }: Pick<Lead, "lang">) {
  const common = useTexts(commonTexts);
  if (lang === "") return null;
  return <Badge tone="grey">{lang === "ar" ? common.arabic : common.english}</Badge>;
}

/** The page where the chat began, by its name. */
function LeadPage({ lead }: { lead: Lead }) {
  const name = usePageName()(lead);
  if (lead.page_path === "") return null;
  return (
    <PageLink page={lead.page_path} name={name} className="wrap-anywhere underline underline-offset-4" />
  );
}

/** Since when a lead waits, or when it is called back; for a settled one, when it was added. */
function Waiting({ lead }: { lead: Lead }) {
  const locale = useLocale();
  const followUp = useTexts(leadFollowUpTexts);
  const { reasonName } = useLeadReasons("follow_up");
  const when = (iso: string) => formatRecent(Date.parse(iso), locale);
  const { status, follow_up_at: at, follow_up_reason: why, created_at: added } = lead;
  if (status !== "talking") return <span className="tabular-nums">{when(added)}</span>;
  if (at === null) return <span className="tabular-nums">{followUp.waiting(when(added))}</span>;
  const text = lead.is_due ? followUp.due(when(at)) : followUp.planned(when(at));
  return (
    <span
      className={lead.is_due ? "text-destructive font-semibold tabular-nums" : "text-foreground tabular-nums"}
    >
      {why === "" ? text : `${reasonName(why)} · ${text}`}
    </span>
  );
}

/** The lead of a chat, in its current state; `known` is shown until it is read. */
export function LeadNow({ id, known, text }: { id: string; known?: Lead | undefined; text: string }) {
  const query = useQuery({ ...leadQuery(id), initialData: known });
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      <div className="rounded-control border-border border p-4">
        <QueryView query={query}>{(lead) => <LeadRow lead={lead} />}</QueryView>
      </div>
    </div>
  );
}
