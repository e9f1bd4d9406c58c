import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ConversionExport } from "@/data/staff/conversions";
import { todayInDubai } from "@/lib/dubai-time";
import { useDaySpan } from "../shared/moments";
import { saveFile } from "../shared/save-file";
import { takeFocus } from "../shared/focus";
import { adjustmentsFile, conversionsFile } from "./google-files";
import { useTexts } from "@/i18n/i18n";
import { conversionsTexts } from "@/words/admin/conversions";

/** What the files of some days hold, the files, and what is not in them. */
export function ExportResult({ result }: { result: ConversionExport }) {
  const texts = useTexts(conversionsTexts);
  const spanOf = useDaySpan();
  const { conversions, adjustments, elsewhere, others } = result;
  const { first_day: first, last_day: last } = result.export;
  const booked = conversions.filter(({ step }) => step === "booked").length;
  const save = (kind: string, content: string) =>
    saveFile(
      `google-ads-${kind}-${first}-${last}.csv`,
      new Blob([content], { type: "text/csv;charset=utf-8" }),
    );
  return (
    <section
      key={`${first} ${last}`}
      tabIndex={-1}
      ref={takeFocus}
      aria-label={texts.result(spanOf(first, last))}
      className="rounded-card border-border bg-card grid gap-4 border p-5"
    >
      <h2 className="text-xl tracking-normal">{texts.result(spanOf(first, last))}</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <FilePart
          title={texts.conversions.title}
          text={
            conversions.length === 0
              ? texts.conversions.none
              : texts.conversions.rows(booked, conversions.length - booked)
          }
        >
          {conversions.length > 0 && (
            <Button size="small" onClick={() => save("conversions", conversionsFile(conversions))}>
              <Download />
              {texts.conversions.download}
            </Button>
          )}
        </FilePart>
        <FilePart
          title={texts.adjustments.title}
          text={
            adjustments.length === 0 ? texts.adjustments.none : texts.adjustments.rows(adjustments.length)
          }
        >
          {adjustments.length > 0 && (
            <Button
              variant="outline"
              size="small"
              onClick={() => save("adjustments", adjustmentsFile(adjustments))}
            >
              <Download />
              {texts.adjustments.download}
            </Button>
          )}
        </FilePart>
      </div>
      <ul className="text-muted-foreground grid gap-1 text-base">
        {elsewhere.map((other) => (
          <li key={`${other.first_day} ${other.last_day}`}>
            {texts.elsewhere(other.steps, spanOf(other.first_day, other.last_day))}
          </li>
        ))}
        {(["fbclid", "ttclid"] as const).map((kind) => {
          const count = others[kind] ?? 0;
          return count > 0 && <li key={kind}>{texts.others[kind](count)}</li>;
        })}
        {last === todayInDubai() && <li>{texts.todayNote}</li>}
      </ul>
    </section>
  );
}

interface FilePartProps {
  title: string;
  text: string;
  children: ReactNode;
}

function FilePart({ title, text, children }: FilePartProps) {
  return (
    <div className="grid content-start justify-items-start gap-3">
      <div>
        <h3 className="text-lg tracking-normal">{title}</h3>
        <p className="text-base">{text}</p>
      </div>
      {children}
    </div>
  );
}
