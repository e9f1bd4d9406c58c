import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useMemo, useState } from "react";
import { toast } from "sonner";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/staff/form-controls";
import { MAX_COSTS, storeCosts } from "@/data/staff/campaigns";
import { Card } from "../shared/card";
import { changeFailureText } from "../shared/failure-text";
import { FileButton } from "../shared/file-button";
import { useLeaveGuard } from "../shared/leave-guard";
import { type CampaignCost, plannedCosts } from "./campaign-costs";
import { ColumnChoices } from "./column-choices";
import { choiceFor, rememberChoice } from "./cost-file/columns";
import { type FileProblem, fileText } from "./cost-file/file-text";
import { type CostChoice, readCosts } from "./cost-file/read-costs";
import { type FileText, readTable } from "./cost-file/read-table";
import { CostPreview } from "./cost-preview";
import { CostStops, RefusedLines } from "./refused-lines";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { costImportTexts } from "@/texts/admin/cost-import";

/** A field with a longer text is slow. */
const MAX_SHOWN = 100_000;

const NOTHING: FileText = { text: "" };

interface CostImportProps {
  /** The stored costs. */
  stored: readonly CampaignCost[];
  onClose: () => void;
}

/** Imports costs from a network's report: its columns are chosen once, and a preview shows everything before it is stored. */
export function CostImport({ stored, onClose }: CostImportProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(costImportTexts);
  const [source, setSource] = useState<FileText & { fileName?: string }>(NOTHING);
  const [failure, setFailure] = useState<FileProblem | "unreadable">();
  const [chosen, setChosen] = useState<Partial<CostChoice>>({});
  const store = useMutation(storeCosts);
  const { text } = source;
  useLeaveGuard({ hasWork: () => text !== "" });

  const read = useMemo(() => (text.trim() === "" ? undefined : readTable(text)), [text]);
  const table = typeof read === "object" ? read : undefined;
  const choice = useMemo(
    () =>
      table && {
        ...choiceFor(table.columns, table.period !== undefined),
        period: table.period ?? { first: "", last: "" },
        dayOrder: undefined,
        campaigns: [],
        ...chosen,
      },
    [table, chosen],
  );
  const reading = useMemo(() => table && choice && readCosts(table, choice), [table, choice]);
  const planned = useMemo(() => reading && plannedCosts(reading.costs, stored), [reading, stored]);
  const changes = planned?.filter(({ state }) => state !== "same") ?? [];
  const isLong = text.length > MAX_SHOWN;
  const problem = failure ?? (typeof read === "string" ? read : undefined);

  const take = (next: FileText & { fileName?: string }) => {
    const before = table?.columns.join("\n");
    const after = readTable(next.text);
    // The choices stay for the same columns, because the person may only have corrected a line. Marked campaigns are chosen
    // again.
    if (typeof after !== "object" || after.columns.join("\n") !== before) setChosen({});
    else
      setChosen((columns) => ({ ...columns, campaigns: [], ...(after.period && { period: after.period }) }));
    setSource(next);
    setFailure(undefined);
  };
  const choose = async (file: File) => {
    try {
      const next = await fileText(file);
      if (typeof next !== "string") take({ ...next, fileName: file.name });
      else {
        setSource(NOTHING);
        setFailure(next);
      }
    } catch {
      // The file was moved or is locked; the form shows that.
      setFailure("unreadable");
    }
  };
  const save = () =>
    store.mutate(
      changes.map(({ cost }) => cost),
      {
        onSuccess: () => {
          if (table && choice) rememberChoice(table.columns, choice);
          toast.success(texts.stored(changes.length));
          onClose();
        },
      },
    );

  return (
    <Card title={texts.title} className="mb-6 min-w-0 grid-cols-1">
      <p className="text-muted-foreground max-w-[72ch] text-base">{texts.lead}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          variant="outline"
          accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/tab-separated-values,text/plain"
          onFiles={([file]) => file && void choose(file)}
        >
          <FileUp />
          {texts.chooseFile}
        </FileButton>
        <p className="text-muted-foreground text-base">{texts.kinds}</p>
      </div>
      {isLong && (
        <p className="text-base wrap-anywhere">
          {texts.chosen(source.fileName ?? "", text.split("\n").length)}
        </p>
      )}
      <FormField label={texts.paste} error={problem && texts.problems[problem]}>
        {(field) => (
          <Textarea
            rows={5}
            dir="auto"
            spellCheck={false}
            className="font-mono text-[0.9375rem]"
            value={isLong ? "" : text}
            onChange={(event) => take({ text: event.target.value })}
            {...field}
          />
        )}
      </FormField>
      {source.otherSheets && (
        <p className="text-base wrap-anywhere">
          {texts.sheets(source.sheet ?? "", source.otherSheets.join(" · "))}
        </p>
      )}
      {table && choice && reading && planned && (
        <>
          <ColumnChoices
            table={table}
            choice={choice}
            onChoose={(more) => setChosen((before) => ({ ...before, ...more }))}
          />
          {reading.stops.length > 0 && <CostStops stops={reading.stops} />}
          {reading.refused.length > 0 && (
            <RefusedLines refused={reading.refused} hasOthers={planned.length > 0} />
          )}
          {reading.stops.length === 0 && (
            <CostPreview
              planned={planned}
              reading={reading}
              campaigns={choice.campaigns}
              onChoose={(campaigns) => setChosen((before) => ({ ...before, campaigns }))}
            />
          )}
          {changes.length > MAX_COSTS && (
            <p role="alert" className="text-destructive text-base">
              {texts.stop.tooMany(MAX_COSTS)}
            </p>
          )}
        </>
      )}
      {store.isError && (
        <p role="alert" className="text-destructive text-base">
          {texts.failed}. {changeFailureText(store.error, common)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {reading && planned && reading.stops.length === 0 && (
          <Button
            size="small"
            isBusy={store.isPending}
            disabled={changes.length === 0 || changes.length > MAX_COSTS}
            onClick={save}
          >
            {changes.length > 0
              ? texts.store(changes.length)
              : planned.length > 0
                ? texts.nothingNew
                : texts.nothingToStore}
          </Button>
        )}
        <Button variant="outline" size="small" disabled={store.isPending} onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Card>
  );
}
