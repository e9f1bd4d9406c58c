import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import type { Lead } from "@/data/staff/leads";
import { AdminDialog } from "../shared/admin-dialog";
import { lazyPart } from "@/components/patterns/staff/lazy-part";
import { takeFocus } from "@/lib/take-focus";
import { QueryView } from "../shared/query-view";
import { useFetched } from "../shared/use-fetched";
import { LeadDialog } from "./lead-dialog";
import { FollowUpDialog } from "./follow-up-dialog";
import { leadValues, offeredOf, useLeadName, useLeadReasons, useStateText } from "./leads";
import {
  type LeadSteps,
  type LeadWindow,
  LeadStepsContext,
  useKeptStep,
  useLeadSteps,
  useSaveLead,
} from "./use-lead-steps";
import { useLocale, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { leadsTexts } from "@/texts/admin/leads";

const BookDialog = lazyPart(async () => (await import("./book-dialog")).BookDialog);
const fetchForm = () => [BookDialog.fetch()];

/**
 * The dialogs of the page's leads, one at a time. They are outside the rows, so that none closes when its row leaves the list.
 */
export function LeadWindows({ children }: { children: ReactNode }) {
  const { conflict } = useTexts(leadsTexts);
  const stateText = useStateText();
  const [open, setOpen] = useState<LeadWindow>();
  const { isSending, isBusy, mutate } = useSaveLead(setOpen);
  const kept = useKeptStep(isBusy);
  const close = () => !isSending && setOpen(undefined);
  useFetched(fetchForm);
  const steps: LeadSteps = {
    isBusy,
    ...kept,
    open: setOpen,
    save: (lead, values) => mutate({ before: lead, values, id: lead.id }),
  };
  return (
    <LeadStepsContext value={steps}>
      {children}
      {open?.kind === "booking" && <BookDialog lead={open.lead} status={open.status} onClose={close} />}
      {open?.kind === "losing" && <LoseDialog lead={open.lead} onClose={close} />}
      {open?.kind === "following" && <FollowUpDialog lead={open.lead} onClose={close} />}
      {open?.kind === "details" && <LeadDialog lead={open.lead} onClose={close} />}
      <ConfirmDialog
        isOpen={open?.kind === "conflict"}
        title={conflict.title}
        text={
          open?.kind === "conflict"
            ? conflict.text(stateText(leadValues(open.lead)), stateText(open.values))
            : ""
        }
        confirmLabel={conflict.keepMine}
        cancelLabel={conflict.leave}
        // Not while the list is read: the dialog has the current lead.
        isBusy={isSending}
        onConfirm={() => open?.kind === "conflict" && steps.save(open.lead, open.values)}
        onCancel={close}
      />
    </LeadStepsContext>
  );
}

/** The reason for losing a lead. A press on a reason saves it. */
function LoseDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const locale = useLocale();
  const texts = useTexts(leadsTexts);
  const { isBusy, save } = useLeadSteps();
  const name = useLeadName()(lead);
  const { query } = useLeadReasons("lost_reason");
  return (
    <AdminDialog title={texts.loseTitle} description={name} size="small" onClose={onClose}>
      <QueryView query={query} failed={texts.reasonsFailed}>
        {(reasons) => {
          const offered = offeredOf(reasons);
          if (offered.length === 0) return <p>{texts.noReasons}</p>;
          return (
            <ul className="grid gap-2 sm:grid-cols-2">
              {offered.map((reason, place) => (
                <li key={reason.id}>
                  <Button
                    ref={place === 0 ? takeFocus : undefined}
                    variant="outline"
                    wraps
                    className="h-full w-full py-2 wrap-anywhere"
                    isBusy={isBusy}
                    onClick={() =>
                      save(lead, { ...leadValues(lead), status: "lost", lost_reason: reason.key })
                    }
                  >
                    {localized(reason, "name", locale)}
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </AdminDialog>
  );
}
