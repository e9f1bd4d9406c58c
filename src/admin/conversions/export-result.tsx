import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ConversionExport } from "@/data/staff/conversions";
import { todayInDubai } from "@/lib/dubai-time";
import { useDaySpan } from "../shared/moments";
import { saveFile } from "../shared/save-file";
import { takeFocus } from "@/lib/take-focus";
import { adjustmentsFile, conversionsFile } from "./google-files";
import { useTexts } from "@/i18n/i18n";
import { conversionsTexts } from "@/texts/admin/conversions";

/** The content of the files of some days, the files, and the rows that they leave out. */
export function ExportResult({ result }: { result: ConversionExport }) {
  const texts = useTexts(conversionsTexts);
  const spanOf = useDaySpan();
  const { conversions, adjustments, unadjustable, elsewhere, others } = result;
  const { first_day: first, last_day: last } = result.export;
  const booked = conversions.filter(({ step }) => step === "booked").length;
  const retracted = adjustments.filter(({ type }) => type === "retract").length;
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
          kind="conversions"
          name={`google-ads-conversions-${first}-${last}.csv`}
          content={conversions.length > 0 && conversionsFile(conversions)}
          text={texts.conversions.rows(booked, conversions.length - booked)}
        />
        <FilePart
          kind="adjustments"
          name={`google-ads-adjustments-${first}-${last}.csv`}
          content={adjustments.length > 0 && adjustmentsFile(adjustments)}
          text={texts.adjustments.rows(retracted, adjustments.length - retracted)}
        />
      </div>
      <ul className="text-muted-foreground grid gap-1 text-base">
        {unadjustable > 0 && <li>{texts.unadjustable(unadjustable)}</li>}
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
  kind: "conversions" | "adjustments";
  name: string;
  /** False when the file would be empty. */
  content: string | false;
  /** The description of its content. */
  text: string;
}

function FilePart({ kind, name, content, text }: FilePartProps) {
  const texts = useTexts(conversionsTexts)[kind];
  return (
    <div className="grid content-start justify-items-start gap-3">
      <div>
        <h3 className="text-lg tracking-normal">{texts.title}</h3>
        <p className="text-base">{content === false ? texts.none : text}</p>
      </div>
      {content !== false && (
        <Button
          variant={kind === "conversions" ? "primary" : "outline"}
          size="small"
          onClick={() => saveFile(name, new Blob([content], { type: "text/csv;charset=utf-8" }))}
        >
          <Download />
          {texts.download}
        </Button>
      )}
    </div>
  );
}
