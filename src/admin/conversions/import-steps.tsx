import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copyText } from "../shared/copy-text";
import { CONVERSION_NAMES } from "./google-files";
import { useTexts } from "@/i18n/i18n";
import { conversionsTexts } from "@/words/admin/conversions";

const NAMES = ["booked", "done"] as const;

/** What is done with the files in Google Ads. */
export function ImportSteps() {
  const texts = useTexts(conversionsTexts);
  const { steps } = texts;
  return (
    <section aria-label={steps.title} className="rounded-card border-border bg-card border p-5">
      <h2 className="mb-2 text-xl tracking-normal">{steps.title}</h2>
      <ol className="grid list-decimal gap-3 ps-6 text-base">
        <li>
          {steps.names}
          <ul className="mt-2 grid gap-2">
            {NAMES.map((name) => (
              <li key={name} className="flex flex-wrap items-center gap-x-3">
                <span className="text-muted-foreground">{texts.names[name]}</span>
                <bdi dir="ltr" className="font-semibold">
                  {CONVERSION_NAMES[name]}
                </bdi>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={texts.copy(CONVERSION_NAMES[name])}
                  onClick={() => void copyText(CONVERSION_NAMES[name], texts)}
                >
                  <Copy />
                </Button>
              </li>
            ))}
          </ul>
        </li>
        <li>{steps.only}</li>
        <li>{steps.conversions}</li>
        <li>{steps.adjustments}</li>
        <li>{steps.twice}</li>
        <li>{steps.late}</li>
      </ol>
    </section>
  );
}
