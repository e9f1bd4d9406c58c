import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { FoundPresses, Press } from "@/data/staff/leads";
import { formatDateTime } from "../shared/moments";
import { LeadNow } from "./lead-now";
import { PressCard } from "./press-card";
import { useLocale, useTexts } from "@/i18n/i18n";
import { leadDeskTexts } from "@/words/admin/lead-desk";

interface CodeAnswerProps {
  code: string;
  found: FoundPresses;
  onAdded: (id: string) => void;
}

/** What is known of a code: its press, several of them, those that may be meant, or why there is none. */
export function CodeAnswer({ code, found, onAdded }: CodeAnswerProps) {
  const texts = useTexts(leadDeskTexts);
  const [chosen, setChosen] = useState<Press>();
  const exact = found.presses.filter((press) => press.code === code);
  const press = chosen ?? (exact.length === 1 ? exact[0] : undefined);
  if (press) {
    return press.lead_id === null ? (
      <PressCard press={press} onAdded={onAdded} />
    ) : (
      <LeadNow id={press.lead_id} text={texts.isLead} />
    );
  }
  const offered = exact.length > 0 ? exact : found.expired.includes(code) ? [] : found.presses;
  if (offered.length === 0)
    return <p>{found.expired.includes(code) ? texts.expired(code) : texts.unknown(code)}</p>;
  return (
    <div className="grid gap-2">
      <p>{exact.length > 0 ? texts.severalPresses(code) : texts.meant(code)}</p>
      <ul className="grid gap-2">
        {offered.map((one) => (
          <li key={one.press_id}>
            <Choice press={one} onChoose={() => setChosen(one)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A press to choose: its code, page and hour. */
function Choice({ press, onChoose }: { press: Press; onChoose: () => void }) {
  const locale = useLocale();
  const texts = useTexts(leadDeskTexts);
  return (
    <Button
      variant="outline"
      size="small"
      className="h-auto w-full flex-wrap justify-start gap-x-3 gap-y-0 py-2 text-start whitespace-normal"
      onClick={onChoose}
    >
      <bdi dir="ltr" lang="en" className="font-semibold">
        {press.code}
      </bdi>
      <bdi dir="ltr" className="font-normal wrap-anywhere">
        {press.page_url}
      </bdi>
      <span className="text-muted-foreground font-normal">{formatDateTime(press.pressed_at, locale)}</span>
      {press.lead_id !== null && <span className="text-muted-foreground font-normal">{texts.lead}</span>}
    </Button>
  );
}
