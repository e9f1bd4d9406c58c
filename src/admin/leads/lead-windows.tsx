import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { BookDialog } from "./book-dialog";
import { LeadDialog } from "./lead-dialog";
import { useStateText, valuesOf } from "./leads";
import { LoseDialog } from "./lose-dialog";
import { type LeadSteps, type LeadWindow, LeadStepsContext, useSaveLead } from "./use-lead-steps";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";

/** The windows of the page's leads, one at a time, so that none closes when its row leaves the list. */
export function LeadWindows({ children }: { children: ReactNode }) {
  const { conflict } = useTexts(leadsTexts);
  const stateText = useStateText();
  const [open, setOpen] = useState<LeadWindow>();
  const { isPending: isBusy, save } = useSaveLead(setOpen);
  const close = () => !isBusy && setOpen(undefined);
  const steps: LeadSteps = {
    isBusy,
    open: setOpen,
    save: (lead, values) => void save(lead, values),
  };
  return (
    <LeadStepsContext value={steps}>
      {children}
      {open?.kind === "booking" && <BookDialog lead={open.lead} status={open.status} onClose={close} />}
      {open?.kind === "losing" && <LoseDialog lead={open.lead} onClose={close} />}
      {open?.kind === "details" && <LeadDialog lead={open.lead} onClose={close} />}
      <ConfirmDialog
        isOpen={open?.kind === "conflict"}
        title={conflict.title}
        text={
          open?.kind === "conflict"
            ? conflict.text(stateText(valuesOf(open.lead)), stateText(open.values))
            : ""
        }
        confirmLabel={conflict.keepMine}
        cancelLabel={conflict.leave}
        isBusy={isBusy}
        onConfirm={() => open?.kind === "conflict" && steps.save(open.lead, open.values)}
        onCancel={close}
      />
    </LeadStepsContext>
  );
}
