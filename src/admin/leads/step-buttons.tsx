import { Button } from "@/components/ui/button";
import type { Lead, LeadStatus } from "@/data/staff/leads";
import { useLeadService, valuesOf } from "./leads";
import { useLeadSteps } from "./use-lead-steps";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";

/** What usually comes next. */
export const NEXT_STEPS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  talking: ["booked", "done", "lost"],
  booked: ["done", "lost"],
  done: [],
  lost: [],
};

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
      disabled={isBusy}
      onClick={() => take(status)}
    >
      {texts.options.status[status]}
    </Button>
  ));
}
