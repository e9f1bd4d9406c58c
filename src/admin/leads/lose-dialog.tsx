import { Button } from "@/components/ui/button";
import type { Lead } from "@/data/staff/leads";
import { AdminDialog } from "../shared/admin-dialog";
import { useLostReasons, valuesOf } from "./leads";
import { useLeadSteps } from "./use-lead-steps";
import { useLocale, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { leadsTexts } from "@/words/admin/leads";
import { shellTexts } from "@/words/admin/shell";

/** Asks why a lead is lost. Pressing a reason says it. */
export function LoseDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const locale = useLocale();
  const texts = useTexts(leadsTexts);
  const shell = useTexts(shellTexts);
  const { isBusy, save } = useLeadSteps();
  const { offered } = useLostReasons();
  return (
    <AdminDialog title={texts.loseTitle} size="small" onClose={onClose}>
      {offered === undefined && <p className="text-muted-foreground">{shell.loading}</p>}
      {offered?.length === 0 && <p>{texts.noReasons}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {offered?.map((reason) => (
          <li key={reason.id}>
            <Button
              variant="outline"
              className="w-full whitespace-normal"
              disabled={isBusy}
              onClick={() => save(lead, { ...valuesOf(lead), status: "lost", lost_reason: reason.key })}
            >
              {localized(reason, "name", locale)}
            </Button>
          </li>
        ))}
      </ul>
    </AdminDialog>
  );
}
