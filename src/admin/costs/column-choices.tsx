import { useQuery } from "@tanstack/react-query";
import { FormField } from "@/components/patterns/form-field";
import { Input, Select } from "@/components/ui/staff/form-controls";
import { leadOptionsQuery } from "@/data/staff/leads";
import { localized } from "@/i18n/localized";
import { Options } from "../shared/options";
import { COLUMN_ROLES, type ColumnRole } from "./cost-file/columns";
import type { CostChoice } from "./cost-file/read-costs";
import { needsOrder } from "./cost-file/read-day";
import type { CostTable } from "./cost-file/read-table";
import { useLocale, useTexts } from "@/i18n/i18n";
import { costImportTexts } from "@/words/admin/cost-import";

const DAY_ORDERS = ["", "day-first", "month-first"] as const;

interface ColumnChoicesProps {
  table: CostTable;
  choice: CostChoice;
  onChoose: (more: Partial<CostChoice>) => void;
}

/** Which column of a file is which, and what the file does not say: its source, its period, how it writes days. */
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
                <Input
                  type="date"
                  dir="ltr"
                  value={period[end]}
                  onChange={(event) => onChoose({ period: { ...period, [end]: event.target.value } })}
                  {...field}
                />
              )}
            </FormField>
          ))}
        {needsOrder(days) && (
          <FormField label={texts.dayOrder}>
            {(field) => (
              <Select
                className="min-h-13"
                value={choice.dayOrder ?? ""}
                onChange={(event) =>
                  onChoose({
                    dayOrder:
                      DAY_ORDERS.find((order) => order !== "" && order === event.target.value) || undefined,
                  })
                }
                {...field}
              >
                <Options of={DAY_ORDERS} label={(order) => texts.dayOrders[order]} />
              </Select>
            )}
          </FormField>
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
    <FormField label={texts.roles[role]}>
      {(field) => (
        <Select
          className="min-h-13"
          value={value ?? ""}
          onChange={({ target }) => onChoose(target.value === "" ? undefined : Number(target.value))}
          {...field}
        >
          <option value="">{role === "first" || role === "last" ? none[role] : texts.noColumn}</option>
          {named.map(({ name, place }) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

function SourceSelect({ value, onChoose }: { value: string; onChoose: (source: string) => void }) {
  const locale = useLocale();
  const texts = useTexts(costImportTexts);
  const { data: options = [] } = useQuery(leadOptionsQuery);
  const offered = options.filter(
    ({ kind, key, is_active: isActive }) => kind === "source" && (isActive || key === value),
  );
  return (
    <FormField label={texts.source}>
      {(field) => (
        <Select
          className="min-h-13"
          value={value}
          onChange={(event) => onChoose(event.target.value)}
          {...field}
        >
          <option value="">{texts.noSource}</option>
          {value !== "" && !offered.some(({ key }) => key === value) && (
            <option value={value}>{value}</option>
          )}
          {offered.map((source) => (
            <option key={source.key} value={source.key}>
              {localized(source, "name", locale)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
