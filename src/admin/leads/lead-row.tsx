import { Badge, type BadgeTone } from "@/components/ui/staff/badge";
import type { Lead, LeadStatus } from "@/data/staff/leads";
import { PageLink } from "../shared/page-link";
import { formatRecent } from "../shared/moments";
import { amountText, useLeadService, useLostReasons } from "./leads";
import { NEXT_STEPS, StepButtons } from "./step-buttons";
import { useLeadSteps } from "./use-lead-steps";
import { useLocale, useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";

const TONES: Readonly<Record<LeadStatus, BadgeTone>> = {
  talking: "yellow",
  booked: "blue",
  done: "green",
  lost: "grey",
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
          <Badge tone={TONES[lead.status]}>{texts.options.status[lead.status]}</Badge>
          <button
            type="button"
            aria-label={texts.detailsOf(name)}
            className="hover:text-primary min-h-12 text-start font-semibold underline underline-offset-4 lg:min-h-8"
            onClick={() => open({ kind: "details", lead })}
          >
            <bdi className="break-words">{name}</bdi>
          </button>
          {lead.value_aed !== null && lead.status !== "lost" && (
            <span className="tabular-nums">{amountText(lead.value_aed, texts)}</span>
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
