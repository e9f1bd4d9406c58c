import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { TextsOf } from "@/i18n/widen";
import type { CostStop, RefusedLine } from "./cost-file/read-costs";
import { useTexts } from "@/i18n/i18n";
import { costImportTexts } from "@/texts/admin/cost-import";

const SHOWN_AT_FIRST = 8;

/** The reasons why nothing of a file is stored. */
export function CostStops({ stops }: { stops: readonly CostStop[] }) {
  const texts = useTexts(costImportTexts);
  const { stop: sentences } = texts;
  return (
    <div role="alert" className="rounded-control border-destructive border px-4 py-3 text-base">
      <ul className="grid gap-1">
        {stops.map((stop) => (
          <li key={stop.kind}>
            {stop.kind === "fileCurrency" ? sentences.fileCurrency(stop.currency) : sentences[stop.kind]}
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground mt-2">{texts.nothingStored}</p>
    </div>
  );
}

interface RefusedLinesProps {
  refused: readonly RefusedLine[];
  /** Whether the file has lines that can be stored. */
  hasOthers: boolean;
}

/** The lines of a file that cannot be stored, each with the reason. */
export function RefusedLines({ refused, hasOthers }: RefusedLinesProps) {
  const texts = useTexts(costImportTexts);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? refused : refused.slice(0, SHOWN_AT_FIRST);
  return (
    <div
      role="alert"
      className="rounded-control border-destructive grid min-w-0 gap-2 border px-4 py-3 text-base"
    >
      <p className="font-semibold">{texts.refused(refused.length)}</p>
      <ul className="grid max-h-96 gap-1 overflow-y-auto wrap-anywhere">
        {shown.map((line) => (
          <li key={line.line}>{texts.line(line.line, reasonOf(line, texts))}</li>
        ))}
      </ul>
      {refused.length > shown.length && (
        <div>
          <Button variant="outline" size="small" onClick={() => setWhole(true)}>
            {texts.showAll(refused.length)}
          </Button>
        </div>
      )}
      {hasOthers && <p className="text-muted-foreground">{texts.restStored}</p>}
    </div>
  );
}

/** The reason why a line cannot be stored, as a sentence. */
function reasonOf(line: RefusedLine, { stop }: TextsOf<typeof costImportTexts>): string {
  switch (line.kind) {
    case "currency":
      return stop.currency(line.currency);
    case "money":
    case "ambiguous":
    case "day":
      return stop[line.kind](line.text);
    default:
      return stop[line.kind];
  }
}
