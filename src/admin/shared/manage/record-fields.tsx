import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from "react";
import { useController, useFormContext, type FieldPath, type FieldValues } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { TwoLanguageField } from "@/components/patterns/staff/two-language-field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/staff/select";
import { Switch } from "@/components/ui/staff/switch";
import { Textarea } from "@/components/ui/staff/textarea";
import type { Localized } from "@/config/locales";

// The fields find their form by themselves. Whoever names its values, `<InputField<Values> …>`, has the names checked.

interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  /** A line below the field that helps to fill it in. */
  hint?: ReactNode;
}

type Rest<Control extends "input" | "textarea"> = Omit<ComponentProps<Control>, "name">;

/** A line of text of a form. */
export function InputField<Values extends FieldValues>({
  name,
  label,
  hint,
  ...input
}: FieldProps<Values> & Rest<"input">) {
  const { register } = useFormContext<Values>();
  return (
    <HintedField name={name} label={label} hint={hint}>
      {(field) => <Input {...input} {...field} {...register(name)} />}
    </HintedField>
  );
}

/** Several lines of text of a form. */
export function TextField<Values extends FieldValues>({
  name,
  label,
  hint,
  ...textarea
}: FieldProps<Values> & Rest<"textarea">) {
  const { register } = useFormContext<Values>();
  return (
    <HintedField name={name} label={label} hint={hint}>
      {(field) => <Textarea {...textarea} {...field} {...register(name)} />}
    </HintedField>
  );
}

/** A choice of a form. */
export function SelectField<Values extends FieldValues>({
  name,
  label,
  options,
  onChoice,
}: Omit<FieldProps<Values>, "hint"> & {
  options: readonly { value: string; label: string }[];
  onChoice?: (value: string) => void;
}) {
  const { register } = useFormContext<Values>();
  return (
    <HintedField name={name} label={label}>
      {(field) => (
        <Select
          className="min-h-13"
          {...field}
          {...register(name, {
            onChange: (event: ChangeEvent<HTMLSelectElement>) => onChoice?.(event.target.value),
          })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </HintedField>
  );
}

interface PairFieldProps<Values extends FieldValues> {
  /** English first, like the labels. */
  names: readonly [en: FieldPath<Values>, ar: FieldPath<Values>];
  labels: readonly [en: string, ar: string];
  placeholders?: Localized;
  rows?: number;
}

/** A text of a form in both languages: one line, or as many as `rows` says. */
export function PairField<Values extends FieldValues>({
  names,
  labels: [en, ar],
  placeholders,
  rows,
}: PairFieldProps<Values>) {
  const { register, formState, getFieldState } = useFormContext<Values>();
  const [error, errorAr] = names.map((name) => getFieldState(name, formState).error?.message);
  return (
    <TwoLanguageField labels={{ en, ar }} errors={{ en: error, ar: errorAr }}>
      {(locale, field) => {
        const control = { ...field, ...register(locale === "en" ? names[0] : names[1]) };
        if (rows !== undefined) return <Textarea rows={rows} {...control} />;
        return <Input autoComplete="off" placeholder={placeholders?.[locale]} {...control} />;
      }}
    </TwoLanguageField>
  );
}

/** Something of a form that is on or off. */
export function SwitchField<Values extends FieldValues>({ name, label }: Omit<FieldProps<Values>, "hint">) {
  const { field } = useController<Values>({ name });
  return <LabelledSwitch label={label} checked={Boolean(field.value)} onCheckedChange={field.onChange} />;
}

/** A switch with its name beside it; both are its target. */
export function LabelledSwitch({ label, ...props }: ComponentProps<typeof Switch> & { label: ReactNode }) {
  return (
    // The label stands around its switch, which is a button: pressing either turns it.
    <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 text-base">
      <Switch {...props} />
      {label}
    </label>
  );
}

/** The hint describes the control until there is an error to tell. */
function HintedField({
  name,
  label,
  hint,
  children,
}: FieldProps<FieldValues> & Pick<ComponentProps<typeof FormField>, "children">) {
  const { formState, getFieldState } = useFormContext();
  const hintId = useId();
  const described = hint === undefined ? undefined : hintId;
  return (
    <div className="grid content-start gap-1.5">
      <FormField label={label} error={getFieldState(name, formState).error?.message}>
        {(props) => children({ ...props, "aria-describedby": props["aria-describedby"] ?? described })}
      </FormField>
      {hint !== undefined && (
        <div id={hintId} className="text-muted-foreground text-base">
          {hint}
        </div>
      )}
    </div>
  );
}
