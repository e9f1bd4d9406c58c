import type { ComponentProps } from "react";
import { FormField } from "@/components/patterns/form-field";
import { Select } from "@/components/ui/staff/form-controls";

export type Choices<Value extends string = string> = readonly (readonly [value: Value, label: string])[];

interface ChooserProps<Value extends string> extends Omit<
  ComponentProps<typeof Select>,
  "value" | "onChange" | "children"
> {
  label: string;
  /** Whether only screen readers get the label. */
  isLabelHidden?: boolean;
  /** The label of the empty choice. */
  none?: string;
  choices: Choices<Value>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** A select with its label. */
export function Chooser<Value extends string>({
  label,
  isLabelHidden = false,
  none,
  choices,
  onChoose,
  ...props
}: ChooserProps<Value>) {
  const control = (field: ComponentProps<typeof Select>) => (
    <Select {...props} {...field} onChange={(event) => onChoose(event.target.value as Value)}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
  return isLabelHidden ? control({ "aria-label": label }) : <FormField label={label}>{control}</FormField>;
}
