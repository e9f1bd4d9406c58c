import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useMemo, useState } from "react";
import { toast } from "sonner";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/staff/form-controls";
import { storeCosts } from "@/data/staff/campaigns";
import { Card } from "../shared/card";
import { failureText, failureTitle } from "../shared/failure-text";
import { FileButton } from "../shared/file-button";
import { useLeaveGuard } from "../shared/leave-guard";
import { type CampaignCost, plannedCosts } from "./campaign-costs";
import { ColumnChoices } from "./column-choices";
import { choiceFor, rememberChoice } from "./cost-file/columns";
import { type CostChoice, readCosts } from "./cost-file/read-costs";
import { readTable, textIn } from "./cost-file/read-table";
import { CostPreview, CostProblems } from "./cost-preview";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/words/admin/common";
import { costImportTexts } from "@/words/admin/cost-import";

/** A person may change a thousand rows in an hour. */
const MOST_COSTS = 500;

interface CostImportProps {
  /** The costs that are there. */
  stored: readonly CampaignCost[];
  onClose: () => void;
}

/** Takes costs from a file of Google Ads or Meta: its columns are said once, and everything is seen before it is stored. */
export function CostImport({ stored, onClose }: CostImportProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(costImportTexts);
  const [text, setText] = useState("");
  const [isBroken, setBroken] = useState(false);
  const [chosen, setChosen] = useState<Partial<CostChoice>>({});
  const store = useMutation(storeCosts);
  useLeaveGuard({ hasWork: () => text !== "" });

  const read = useMemo(() => (text.trim() === "" ? undefined : readTable(text)), [text]);
  const table = typeof read === "object" ? read : undefined;
  const known = useMemo(() => table && choiceFor(table.columns), [table]);
  const choice = known && {
    ...known,
    period: { first: "", last: "" },
    dayOrder: undefined,
    ...chosen,
  };
  const reading = table && choice && readCosts(table, choice);
  const planned = reading && plannedCosts(reading.costs, stored);
  const changes = planned?.filter(({ state }) => state !== "same") ?? [];

  const take = (next: string) => {
    const before = table?.columns.join("\n");
    const after = readTable(next);
    // What was chosen holds for the same columns: somebody may only mend a line.
    if (typeof after !== "object" || after.columns.join("\n") !== before) setChosen({});
    setText(next);
    setBroken(false);
  };
  const choose = async (file: File) => {
    try {
      take(textIn(new Uint8Array(await file.arrayBuffer())));
    } catch {
      // It was moved or is locked, which the person is told.
      setBroken(true);
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
      <div>
        <FileButton
          variant="outline"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFiles={([file]) => file && void choose(file)}
        >
          <FileUp />
          {texts.chooseFile}
        </FileButton>
        {isBroken && (
          <p role="alert" className="text-destructive mt-2 text-base">
            {texts.unreadable}
          </p>
        )}
      </div>
      <FormField label={texts.paste} error={typeof read === "string" ? texts.problems[read] : undefined}>
        {(field) => (
          <Textarea
            rows={5}
            dir="auto"
            spellCheck={false}
            className="font-mono text-[0.9375rem]"
            value={text}
            onChange={(event) => take(event.target.value)}
            {...field}
          />
        )}
      </FormField>
      {table && choice && reading && (
        <>
          <ColumnChoices
            table={table}
            choice={choice}
            onChoose={(more) => setChosen((before) => ({ ...before, ...more }))}
          />
          {reading.problems.length > 0 ? (
            <CostProblems problems={reading.problems} />
          ) : (
            planned && <CostPreview planned={planned} reading={reading} />
          )}
          {changes.length > MOST_COSTS && (
            <p role="alert" className="text-destructive text-base">
              {texts.stop.tooMany(MOST_COSTS)}
            </p>
          )}
        </>
      )}
      {store.isError && (
        <p role="alert" className="text-destructive text-base">
          {failureTitle(texts.failed, store.error, common)}. {failureText(store.error, common)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {reading && reading.problems.length === 0 && (
          <Button
            size="small"
            isBusy={store.isPending}
            disabled={changes.length === 0 || changes.length > MOST_COSTS}
            onClick={save}
          >
            {changes.length === 0 ? texts.nothingNew : texts.store(changes.length)}
          </Button>
        )}
        <Button variant="outline" size="small" disabled={store.isPending} onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Card>
  );
}
