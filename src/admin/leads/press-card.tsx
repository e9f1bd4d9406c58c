import { useState } from "react";
import { Button } from "@/components/ui/button";
import { findPresses, type Press } from "@/data/staff/leads";
import { formatDateTime } from "../shared/moments";
import { PageLink } from "../shared/page-link";
import { takeFocus } from "../shared/focus";
import { useFailureToast } from "../shared/failure-text";
import { campaignText, Facts } from "./facts";
import { useLeadService } from "./leads";
import { LeadNow } from "./lead-now";
import { useAddLead } from "./use-add-lead";
import { useButtonName } from "./use-button-name";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/words/admin/common";
import { leadDeskTexts } from "@/words/admin/lead-desk";

interface PressCardProps {
  press: Press;
  onAdded: (id: string) => void;
}

/** Where a chat comes from, and one press that makes a lead of it. */
export function PressCard({ press, onAdded }: PressCardProps) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const texts = useTexts(leadDeskTexts);
  const serviceOf = useLeadService();
  const buttonOf = useButtonName();
  const failed = useFailureToast()(texts.failed);
  const [other, setOther] = useState<string>();
  /** The lead that somebody else has made of it in this moment. */
  const readOther = async () => {
    try {
      const { presses } = await findPresses([press.code]);
      setOther(presses.find((one) => one.press_id === press.press_id)?.lead_id ?? undefined);
    } catch (error) {
      failed(error);
    }
  };
  const { add, isAdding } = useAddLead({ onAdded, onUsed: () => void readOther() });
  if (other !== undefined) return <LeadNow id={other} text={texts.isUsed} />;
  const campaign = campaignText(press.source, press.medium, press.campaign);
  const pressed: Readonly<Record<string, string>> = texts.pressed;
  return (
    <div className="grid gap-4">
      <p>{texts.found(press.code)}</p>
      <Facts
        of={[
          [
            texts.facts.page,
            <PageLink key="page" page={press.page_url} className="underline underline-offset-4" />,
          ],
          [
            texts.facts.button,
            `${pressed[press.event_name] ?? press.event_name} · ${buttonOf(press.button)}`,
          ],
          [texts.facts.service, press.service_slug ? serviceOf(press.service_slug) : texts.none],
          [texts.facts.language, press.lang === "ar" ? common.arabic : common.english],
          [texts.facts.hour, formatDateTime(press.pressed_at, locale)],
          [texts.facts.campaign, campaign ? <bdi>{campaign}</bdi> : texts.none],
        ]}
      />
      <Button
        ref={takeFocus}
        className="sm:justify-self-start"
        isBusy={isAdding}
        onClick={() => add({ code: press.code, press_id: press.press_id })}
      >
        {texts.add}
      </Button>
    </div>
  );
}
