import { useQuery } from "@tanstack/react-query";
import { FormField } from "@/components/patterns/form-field";
import { leadOptionsQuery } from "@/data/staff/leads";
import { localized } from "@/i18n/localized";
import { Chooser } from "../shared/chooser";
import { DayInput } from "../shared/day-input";
import { COLUMN_ROLES, type ColumnRole } from "./cost-file/networks";
import type { CostChoice } from "./cost-file/read-costs";
import { needsOrder } from "./cost-file/read-day";
import type { CostTable } from "./cost-file/read-table";
import { useLocale, useTexts } from "@/i18n/i18n";
import { costImportTexts } from "@/texts/admin/cost-import";

const DAY_ORDERS = ["", "day-first", "month-first"] as const;

interface ColumnChoicesProps {
  table: CostTable;
  choice: CostChoice;
  onChoose: (more: Partial<CostChoice>) => void;
}

/** The meaning of a file's columns, and what the file does not contain: its source, its period, its format of days. */
export function ColumnChoices({ table, choice, onChoose }: ColumnChoicesProps) {
  const texts = useTexts(costImportTexts);
  const { period } = choice;
  const roles = COLUMN_ROLES.filter((role) => role !== "last" || choice.first !== undefined);
  const days = [choice.first, choice.last].flatMap((column) =>
    column === undefined ? [] : table.lines.map(({ cells }) => cells[column] ?? ""),
  );
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-lg font-semibold">{texts.columns}</legend>
      <p className="text-muted-foreground text-base">{texts.columnsHint}</p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {roles.map((role) => (
          <ColumnSelect
            key={role}
            role={role}
            columns={table.columns}
            value={choice[role]}
            onChoose={(column) => onChoose({ [role]: column })}
          />
        ))}
        <SourceSelect value={choice.source} onChoose={(source) => onChoose({ source })} />
        {choice.first === undefined &&
          (["first", "last"] as const).map((end) => (
            <FormField key={end} label={texts.period[end]}>
              {(field) => (
                <DayInput
                  value={period[end]}
                  onChange={(day) => onChoose({ period: { ...period, [end]: day } })}
                  {...field}
                />
              )}
            </FormField>
          ))}
        {needsOrder(days) && (
          <Chooser
            label={texts.dayOrder}
            className="min-h-13"
            choices={DAY_ORDERS.map((order) => [order, texts.dayOrders[order]])}
            value={choice.dayOrder ?? ""}
            onChoose={(order) => onChoose({ dayOrder: order || undefined })}
          />
        )}
      </div>
    </fieldset>
  );
}

interface ColumnSelectProps {
  role: ColumnRole;
  columns: readonly string[];
  value: number | undefined;
  onChoose: (column: number | undefined) => void;
}

function ColumnSelect({ role, columns, value, onChoose }: ColumnSelectProps) {
  const texts = useTexts(costImportTexts);
  const none = { first: texts.onePeriod, last: texts.oneDay };
  // Two columns may have the same name, and some have none.
  const named = columns.map((name, place) => ({ name, place })).filter(({ name }) => name !== "");
  return (
    <Chooser
      label={texts.roles[role]}
      className="min-h-13"
      none={role === "first" || role === "last" ? none[role] : texts.noColumn}
      choices={named.map(({ name, place }) => [String(place), name])}
      value={value === undefined ? "" : String(value)}
      onChoose={(place) => onChoose(place === "" ? undefined : Number(place))}
    />
  );
}

function SourceSelect({ value, onChoose }: { value: string; onChoose: (source: string) => void }) {
  const locale = useLocale();
  const texts = useTexts(costImportTexts);
  const { data: options = [] } = useQuery(leadOptionsQuery);
  const offered = options.filter(
    ({ kind, key, is_active: isActive }) => kind === "source" && (isActive || key === value),
  );
  const isOffered = value === "" || offered.some(({ key }) => key === value);
  return (
    <Chooser
      label={texts.source}
      className="min-h-13"
      none={texts.noSource}
      choices={[
        ...(isOffered ? [] : [[value, value] as const]),
        ...offered.map((source) => [source.key, localized(source, "name", locale)] as const),
      ]}
      value={value}
      onChoose={onChoose}
    />
  );
}
