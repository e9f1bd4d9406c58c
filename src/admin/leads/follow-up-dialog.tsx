import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Lead } from "@/data/staff/leads";
import { localized } from "@/i18n/localized";
import { AdminDialog } from "../shared/admin-dialog";
import { takeFocus } from "@/lib/take-focus";
import { formatRecent } from "../shared/moments";
import { QueryView } from "../shared/query-view";
import { followUpTimes } from "./follow-up-times";
import { leadValues, offeredOf, useLeadName, useLeadReasons } from "./leads";
import { useLeadSteps } from "./use-lead-steps";
import { useLocale, useTexts } from "@/i18n/i18n";
import { leadFollowUpTexts } from "@/texts/admin/lead-follow-ups";
import { leadsTexts } from "@/texts/admin/leads";

/** Sets the reason and the time of a follow-up. A press on a time saves it. */
export function FollowUpDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const texts = useTexts(leadFollowUpTexts);
  const name = useLeadName()(lead);
  const { reasonsFailed } = useTexts(leadsTexts);
  const { query } = useLeadReasons("follow_up");
  return (
    <AdminDialog title={texts.title} description={name} size="small" onClose={onClose}>
      <QueryView query={query} failed={reasonsFailed}>
        {(reasons) => <Choice lead={lead} offered={offeredOf(reasons)} />}
      </QueryView>
    </AdminDialog>
  );
}

type Reasons = NonNullable<ReturnType<typeof useLeadReasons>["query"]["data"]>;

function Choice({ lead, offered }: { lead: Lead; offered: Reasons }) {
  const locale = useLocale();
  const texts = useTexts(leadFollowUpTexts);
  const { isBusy, save } = useLeadSteps();
  const { reasonName } = useLeadReasons("follow_up");
  const known = lead.follow_up_reason;
  const [why, setWhy] = useState(known || (offered[0]?.key ?? ""));
  const [now] = useState(Date.now);
  const reasons = offered.map((reason) => [reason.key, localized(reason, "name", locale)] as const);
  // A reason that an owner has removed from the list stays as long as the lead has it.
  if (known !== "" && !offered.some(({ key }) => key === known)) reasons.push([known, reasonName(known)]);
  const saveAt = (at: string | null) =>
    save(lead, { ...leadValues(lead), follow_up_at: at, follow_up_reason: at === null ? "" : why });
  return (
    <div className="grid gap-5">
      {reasons.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-base font-semibold">{texts.why}</legend>
          {reasons.map(([key, name]) => (
            <label key={key} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                ref={key === why ? takeFocus : undefined}
                type="radio"
                name="why"
                className="accent-primary size-5"
                checked={key === why}
                onChange={() => setWhy(key)}
              />
              <bdi>{name}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-1.5 text-base font-semibold">{texts.when}</legend>
        <div className="grid grid-cols-2 gap-2">
          {followUpTimes(now).map(([time, at]) => (
            <Button
              key={time}
              variant="outline"
              wraps
              className="h-auto flex-col gap-0 px-2 py-1.5"
              isBusy={isBusy}
              onClick={() => saveAt(at)}
            >
              {texts.times[time]}
              <span className="text-muted-foreground text-base font-normal tabular-nums">
                {formatRecent(Date.parse(at), locale)}
              </span>
            </Button>
          ))}
        </div>
      </fieldset>
      {lead.follow_up_at !== null && (
        <Button variant="ghost" size="small" isBusy={isBusy} onClick={() => saveAt(null)}>
          {texts.none}
        </Button>
      )}
    </div>
  );
}
