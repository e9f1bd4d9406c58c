import { Button } from "@/components/ui/button";
import { useEffect } from "react";
import type { Lead } from "@/data/staff/leads";
import { KeyCap } from "../shared/shortcuts";
import { STEP_KEYS } from "./lead-keys";
import { useLeadName, leadValues } from "./leads";
import { type LeadStep, useLeadSteps } from "./use-lead-steps";
import { useTexts } from "@/i18n/i18n";
import { leadFollowUpTexts } from "@/texts/admin/lead-follow-ups";
import { leadsTexts } from "@/texts/admin/leads";

/** Takes a step of a lead: at once when it needs no more values, otherwise in its dialog. */
export function useTakeStep(lead: Lead): (step: LeadStep) => void {
  const { isBusy, keep, open, save } = useLeadSteps();
  return (step) => {
    if (isBusy) return keep(lead.id, step);
    if (step === "follow_up") return open({ kind: "following", lead });
    if (step === "lost") return open({ kind: "losing", lead });
    const isKnown = step === "talking" || (step === "done" && lead.booked_at !== null);
    if (isKnown) return save(lead, { ...leadValues(lead), status: step, lost_reason: "" });
    open({ kind: "booking", lead, status: step });
  };
}

/** Takes the step whose key was pressed while the leads were busy, if the lead still has it. */
export function useKeptKey(lead: Lead, steps: readonly LeadStep[], take: (step: LeadStep) => void): void {
  const { isBusy, takeKept } = useLeadSteps();
  useEffect(() => {
    if (isBusy) return;
    const step = takeKept(lead.id);
    if (step !== undefined && steps.includes(step)) take(step);
  }, [isBusy, lead, steps, take, takeKept]);
}

interface StepButtonsProps {
  lead: Lead;
  steps: readonly LeadStep[];
  /** Whether the letters of the steps work here, and are shown. */
  hasKeys?: boolean;
}

/** The possible steps of a lead. */
export function StepButtons({ lead, steps, hasKeys = false }: StepButtonsProps) {
  const texts = useTexts(leadsTexts);
  const followUp = useTexts(leadFollowUpTexts);
  const name = useLeadName()(lead);
  const { isBusy } = useLeadSteps();
  const take = useTakeStep(lead);
  return steps.map((step) => {
    const key = hasKeys ? STEP_KEYS[step] : undefined;
    return (
      <Button
        key={step}
        variant={step === "lost" || step === "follow_up" ? "outline" : "quiet"}
        size="small"
        className="grow px-3 sm:grow-0"
        aria-label={texts.markAs[step](name)}
        aria-keyshortcuts={key}
        isBusy={isBusy}
        onClick={() => take(step)}
      >
        {step === "follow_up" ? followUp.button : texts.options.status[step]}
        {key !== undefined && (
          <span aria-hidden="true" className="hidden pointer-fine:lg:inline">
            <KeyCap>{key}</KeyCap>
          </span>
        )}
      </Button>
    );
  });
}
